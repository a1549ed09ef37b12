// A statement as a workbook: its first sheet is a table like any other.
import { maxStatementLines } from '@khyanalt/contract/statements'
import { readCells } from '../../child-processes/workbook-cells.ts'
import type { ReadStatement } from './incoming-payment.ts'
import { readStatementRows } from './read-statement-table.ts'

/** Reads the bytes of an XLSX file. */
export const readStatementWorkbook = async (bytes: Uint8Array): Promise<ReadStatement> => {
  const cells = await readCells(new Uint8Array(bytes), { rows: maxStatementLines + 20, columns: 64 })
  if (cells === null) return { ok: false, problems: [{ code: 'statement_workbook', path: '' }] }
  const rows = cells.map((row, index) => ({ line: index + 1, cells: row }))
  return readStatementRows(rows.filter(row => row.cells.some(cell => cell.trim() !== '')))
}
