// Fixed rows: always there, so only what stands in them counts.
import { rowsOf } from '../answers.ts'

/** How many rows hold anything beside their id. */
export const filledRows = (value: unknown): number =>
  rowsOf(value).filter(row => Object.entries(row).some(([key, cell]) => key !== '_id' && isGiven(cell))).length

/** Whether nothing stands in any row; what is no list of rows is not empty but wrong. */
export const isUnfilled = (value: unknown): boolean => {
  if (value === undefined || value === null) return true
  return Array.isArray(value) && rowsOf(value).length === value.length && filledRows(value) === 0
}

const isGiven = (cell: unknown): boolean => {
  if (typeof cell === 'string') return cell.trim() !== ''
  return cell !== null && cell !== undefined && cell !== false && !(Array.isArray(cell) && cell.length === 0)
}
