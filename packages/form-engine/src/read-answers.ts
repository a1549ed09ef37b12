// The one value behind an answer, whatever its spelling; and which rows of a table hold anything.
import { type AnswerRow, ownValue, rowsOf } from './answers.ts'
import type { CompiledField, FieldScope } from './compiled-form.ts'
import type { Scalar } from './condition.ts'
import { scopeOf, tableRows } from './places.ts'

/**
 * The value of a field: undefined where nothing was given, and the spelling itself where its kind cannot read it, which
 * is then its problem. Tables keep their rows as they are; their cells are fields of their own.
 */
export const readValue = (field: CompiledField, spelling: unknown): unknown => {
  const { kind } = field
  if (kind.holds === 'none') return undefined
  if (kind.rows !== 'none') return isUnanswered(field, spelling) ? undefined : spelling
  if (kind.isEmpty(spelling)) return undefined
  const reading = kind.read(spelling, field.field)
  return reading.ok ? reading.value : spelling
}

/** What a rule lists, in the one spelling of the field it asks about; a number of 150.0 asks for 150. */
export const readListed = (field: CompiledField, listed: Scalar): string => {
  const text = String(listed)
  const reading = field.kind.rows === 'none' ? field.kind.read(text, field.field) : null
  return reading?.ok && typeof reading.value === 'string' ? reading.value : text
}

/** The value that the definition itself fixes, where it does; undefined of any other field. */
export const constantOf = ({ type, field }: CompiledField): unknown =>
  type === 'hidden' && field.calculate === undefined ? field.defaultvalue : undefined

/** Whether nothing was given; a table of blank rows holds nothing, and what is no list of rows is wrong but not empty. */
export const isUnanswered = (field: CompiledField, spelling: unknown, applies?: Applies): boolean => {
  if (field.kind.rows === 'none') return field.kind.isEmpty(spelling)
  const isList = Array.isArray(spelling)
  if (isList ? rowsOf(spelling).length !== spelling.length : spelling !== undefined && spelling !== null) return false
  return tableRows(field, spelling).every(row => isBlankRow(field, row, applies))
}

/** Which cells of a row count; without it all of them do. */
export type Applies = (row: AnswerRow, cell: CompiledField) => boolean

/** Whether a person gave nothing in a row; what fills itself is not given, and an unknown row is not blank but wrong. */
export const isBlankRow = (table: CompiledField, row: AnswerRow, applies?: Applies): boolean => {
  const cells = scopeOf(table, row._id)
  if (cells === null) return false
  const open = cellsToFill(cells)
  // A row in which nobody can fill anything is given by being there.
  return (
    open.length > 0 && open.every(cell => cell.kind.isEmpty(ownValue(row, cell.name)) || applies?.(row, cell) === false)
  )
}

const fillable = new WeakMap<FieldScope, readonly CompiledField[]>()

/** The cells that a person can fill, worked out once. */
const cellsToFill = (cells: FieldScope): readonly CompiledField[] => {
  const known = fillable.get(cells)
  if (known !== undefined) return known
  const open = [...cells.fields.values()].filter(
    ({ kind, field }) => kind.holds === 'answer' && field.disabled !== true && field.hidden !== true,
  )
  fillable.set(cells, open)
  return open
}
