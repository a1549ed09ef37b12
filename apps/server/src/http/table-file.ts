// A table as a file to download, CSV or XLSX, both from the same rows.
import { Readable } from 'node:stream'
import type { Call, ParsedInputOf } from '@khyanalt/contract/call'
import type { TableFormat } from '@khyanalt/contract/envelope'
import type { SheetData } from 'write-excel-file/node'
import { inTransaction, type Tx } from '../db/transaction.ts'
import { type Binding, type Bytes, bindRaw, type Caller } from './bind.ts'

/** What a column holds: words; exact decimals as numbers or digits; days as YYYY-MM-DD. */
export type TableColumn = { readonly title: string; readonly kind?: 'text' | 'number' | 'day' }
export type TableCell = string | number | null
export type TableRow = readonly TableCell[]

export type TableFile = {
  /** The file's name without its ending. */
  readonly name: string
  /** The name of the sheet in XLSX. */
  readonly title: string
  readonly columns: readonly TableColumn[]
  readonly rows: readonly TableRow[]
}

/** The file as an answer of a call. */
export const tableFile = async (format: TableFormat, table: TableFile): Promise<Bytes> => ({
  body: format === 'csv' ? Readable.from(csvLines(table)) : await xlsx(table),
  type:
    format === 'csv' ? 'text/csv; charset=utf-8' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  headers: {
    'content-disposition': `attachment; filename="${table.name}.${format}"`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  },
})

/** Reads a table; what must be remembered of the reading is written in the same transaction. */
export type TableUseCase<C extends Call> = (tx: Tx, caller: Caller<C>, input: ParsedInputOf<C>) => Promise<TableFile>

/** Binds a call that answers a table in the format its input names. */
export const bindTable = <C extends Call>(call: C, useCase: TableUseCase<C>): Binding =>
  bindRaw<C>(call, async ({ db }, caller, input) => {
    const table = await inTransaction(db, tx => useCase(tx, caller, input))
    return tableFile((input as { readonly format: TableFormat }).format, table)
  })

/** The lines of a CSV, as spreadsheets expect it: a mark of UTF-8 first, every cell quoted, CRLF at the end of each line. */
export function* csvLines({ columns, rows }: Pick<TableFile, 'columns' | 'rows'>): Generator<string> {
  yield `\uFEFF${csvLine(columns.map(({ title }) => csvCell(title)))}`
  for (const row of rows) yield csvLine(columns.map(({ kind }, index) => csvCell(row[index] ?? null, kind)))
}

const csvLine = (cells: readonly string[]): string => `${cells.join(',')}\r\n`

/** A cell that no spreadsheet takes for a formula; a figure in a column of figures stays one, be it negative. */
const csvCell = (cell: TableCell, kind: TableColumn['kind'] = 'text'): string => {
  const text = cell === null ? '' : String(cell)
  const harmless = (kind === 'number' && isFigure(text)) || !/^[=+\-@\t\r]/.test(text)
  return `"${(harmless ? text : `'${text}`).replaceAll('"', '""')}"`
}

const isFigure = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text)

const xlsx = async ({ title, columns, rows }: TableFile): Promise<Buffer> => {
  // Only who asks for it waits for the library.
  const { default: writeExcelFile } = await import('write-excel-file/node')
  const data: SheetData = [
    columns.map(column => ({ value: column.title, type: String, fontWeight: 'bold' as const, wrap: true })),
    ...rows.map(row => columns.map(({ kind }, index) => xlsxCell(row[index] ?? null, kind))),
  ]
  const sheet = {
    sheet: title.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31),
    stickyRowsCount: 1,
    columns: columns.map((column, index) => ({ width: widthOf(column, rows, index) })),
  }
  return writeExcelFile(data, sheet).toBuffer()
}

/** A text is stored as text, so that nothing in it is calculated. */
const xlsxCell = (cell: TableCell, kind: TableColumn['kind'] = 'text') => {
  if (cell === null || cell === '') return null
  const text = String(cell)
  if (kind === 'number' && isFigure(text)) return { value: Number(text), type: Number }
  if (kind === 'day' && /^\d{4}-\d{2}-\d{2}$/.test(text)) {
    return { value: new Date(`${text}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' }
  }
  // Longer texts make a workbook that does not open.
  return { value: text.slice(0, 32_767), type: String }
}

/** Wide enough for what stands in the first rows, within reason. */
const widthOf = ({ title }: TableColumn, rows: readonly TableRow[], index: number): number =>
  Math.min(
    60,
    rows.slice(0, 200).reduce((most, row) => Math.max(most, String(row[index] ?? '').length + 2), title.length + 2),
  )
