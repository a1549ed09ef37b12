// Paths of answers: `serial`, or `machines/<rowId>/serial` for a cell.
import { type AnswerRow, type Answers, ownValue, rowById, rowsOf } from './answers.ts'
import type { CompiledField, CompiledForm, FieldScope } from './compiled-form.ts'

/** A field at a path, and the row it stands in. */
export type Place = {
  readonly path: string
  readonly field: CompiledField
  readonly table: CompiledField | null
  readonly row: AnswerRow | null
}

/** The field a path names, or null when there is none. */
export const findPlace = (form: CompiledForm, path: string, answers: Answers): Place | null => {
  const [name = '', rowId, cellName] = path.split('/')
  const field = form.fields.get(name)
  if (field === undefined) return null
  if (rowId === undefined || cellName === undefined) return { path: name, field, table: null, row: null }
  const row = rowOf(field, rowId, answers)
  const cell = scopeOf(field, rowId)?.fields.get(cellName)
  return cell === undefined || row === null ? null : { path, field: cell, table: field, row }
}

/** The cells of a row of a table or of a fixed row; null where the field has no such row. */
export const scopeOf = (table: CompiledField, rowId: string): FieldScope | null =>
  table.cells ?? table.fixedRows?.get(rowId)?.cells ?? null

/** Every field of a scope with the cells of its rows. */
export const everyField = (scope: FieldScope): readonly CompiledField[] =>
  [...scope.fields.values()].flatMap(field => [
    field,
    ...(field.cells ? everyField(field.cells) : []),
    ...[...(field.fixedRows?.values() ?? [])].flatMap(row => everyField(row.cells)),
  ])

/** The rows of a table: those a person added, or all fixed rows with what stands in them. */
export const tableRows = (table: CompiledField, value: unknown): readonly AnswerRow[] => {
  const rows = rowsOf(value)
  if (table.fixedRows === null) return rows
  const known = new Map(rows.map(row => [row._id, row]))
  return [...table.fixedRows.keys()].map(name => known.get(name) ?? { _id: name })
}

const rowOf = (table: CompiledField, rowId: string, answers: Answers): AnswerRow | null => {
  if (table.fixedRows !== null && !table.fixedRows.has(rowId)) return null
  return rowById(ownValue(answers, table.name), rowId) ?? (table.fixedRows === null ? null : { _id: rowId })
}
