// Rows of tables inside answers: reading and replacing one without touching the others.
import { type AnswerRow, type Answers, ownValue, rowById, rowsOf } from '@khyanalt/form-engine/answers'

/** The id of the row that is still being filled in an add form; it is kept in the browser and never sent. */
export const pendingRowId = 'temp_new'

/** The path of a cell. */
export const rowPath = (table: string, rowId: string, cell: string): string => `${table}/${rowId}/${cell}`

/** The answers with the add form's row standing in its table, so that the engine can judge it in place. */
export const withPendingRow = (
  answers: Answers,
  table: string,
  pending: Readonly<Record<string, AnswerRow>>,
): Answers => ({ ...answers, [table]: withRow(answers, table, pending[table] ?? { _id: pendingRowId }) })

/** The rows of a table with one more at the end. */
export const withRow = (answers: Answers, table: string, row: AnswerRow): readonly AnswerRow[] => [
  ...rowsOf(ownValue(answers, table)),
  row,
]

/** The answers with one cell changed; a fixed row that held nothing yet comes into being. */
export const withRowValue = (answers: Answers, table: string, rowId: string, cell: string, value: unknown): Answers => {
  const rows = rowsOf(ownValue(answers, table))
  const known = rowById(ownValue(answers, table), rowId) !== null
  const changed = rows.map(row => (row._id === rowId ? { ...row, [cell]: value } : row))
  return { ...answers, [table]: known ? changed : [...rows, { _id: rowId, [cell]: value }] }
}
