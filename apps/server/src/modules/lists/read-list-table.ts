// The rows of a file that somebody brings for a list, as texts.
import { mostOptions } from '@khyanalt/contract/staff-lists'
import { CsvFault, readCsv } from '../../child-processes/read-csv.ts'
import { readCells } from '../../child-processes/workbook-cells.ts'
import type { FileRow } from './list-table.ts'

const limits = { rows: mostOptions + 1, columns: 64 }

/** The rows that are not empty, each with its line; null for what is no table, or too large a one. */
export const readListTable = async (bytes: Uint8Array<ArrayBuffer>): Promise<readonly FileRow[] | null> => {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    const cells = await readCells(bytes, limits)
    return cells?.map((row, index) => ({ line: index + 1, cells: row })).filter(isFilled) ?? null
  }
  try {
    const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe
    const text = new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes)
    if (text.includes('\0')) return null
    return readCsv(text, { rows: limits.rows, cells: limits.columns, length: 1000 })
  } catch (error) {
    if (error instanceof CsvFault || error instanceof TypeError) return null
    throw error
  }
}

const isFilled = ({ cells }: FileRow): boolean => cells.some(cell => cell.trim() !== '')
