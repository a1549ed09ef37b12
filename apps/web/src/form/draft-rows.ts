// Two versions of one table, row by row: only the same cell changed on both sides needs a person to choose.
import { type AnswerRow, rowById, rowsOf } from '@khyanalt/form-engine/answers'
import { sameValue } from './same-value.ts'

/** A cell (`table/row/cell`) or a row (`table/row`) that both sides changed; null stands for a removed row. */
export type RowConflict = { readonly name: string; readonly mine: unknown; readonly theirs: unknown }

/** Both versions together; where they conflict, what was done here stands for now. */
export type MergedRows = { readonly rows: readonly AnswerRow[]; readonly conflicts: readonly RowConflict[] }

/** Whether a value can be merged by rows: a list in which every row has an id, or nothing yet. */
export const isRowList = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && rowsOf(value).length === value.length)

/** Merges what was done here and there since both knew the same rows. */
export const mergeRows = (table: string, mine: unknown, known: unknown, theirs: unknown): MergedRows => {
  const rows: AnswerRow[] = []
  const conflicts: RowConflict[] = []
  const ids = new Set([...rowsOf(theirs), ...rowsOf(mine)].map(row => row._id))
  for (const id of ids) {
    const [here, there, before] = [rowById(mine, id), rowById(theirs, id), rowById(known, id)]
    const name = `${table}/${id}`
    if (here && there) {
      rows.push(mergeCells(name, here, before, there, conflicts))
      continue
    }
    const left = here ?? there
    if (!left || (before && sameValue(left, before))) continue
    if (before) conflicts.push({ name, mine: here, theirs: there })
    // A row that was removed here stays removed until somebody chooses otherwise.
    if (here || !before) rows.push(left)
  }
  return { rows, conflicts }
}

const mergeCells = (
  name: string,
  here: AnswerRow,
  before: AnswerRow | null,
  there: AnswerRow,
  conflicts: RowConflict[],
): AnswerRow => {
  const merged: Record<string, unknown> = { ...here }
  for (const cell of new Set([...Object.keys(here), ...Object.keys(there)])) {
    if (sameValue(here[cell], there[cell]) || sameValue(before?.[cell], there[cell])) continue
    if (sameValue(before?.[cell], here[cell])) merged[cell] = there[cell]
    else conflicts.push({ name: `${name}/${cell}`, mine: here[cell] ?? null, theirs: there[cell] ?? null })
  }
  return { ...merged, _id: here._id }
}

/** The rows after somebody chose the other side for these conflicts. */
export const takeTheirs = (rows: readonly AnswerRow[], chosen: readonly RowConflict[]): readonly AnswerRow[] => {
  let settled = rows
  for (const { name, theirs } of chosen) {
    const [, id = '', cell] = name.split('/')
    if (cell !== undefined) settled = settled.map(row => (row._id === id ? { ...row, [cell]: theirs } : row))
    else settled = [...settled.filter(row => row._id !== id), ...rowsOf([theirs])]
  }
  return settled
}
