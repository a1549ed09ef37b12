// Kinds whose value is a list of rows with stable ids; the cells are judged by the validator, field by field.
import type { Problem } from '@khyanalt/domain/problem'
import { isRecord, isRowId, ownValue } from '../answers.ts'
import { attributes, commonAttributes, type FieldDefinition, maxRowLimit } from '../field-attributes.ts'
import type { FieldKind } from '../fields/kind.ts'
import { fieldProblem } from './field-problem.ts'
import { readAsGiven } from './reading.ts'
import { noText } from './shown-text.ts'

/** A kind of rows a person adds and removes. */
export const repeatingRowsKind = (own: FieldKind['attributes'], ownFields?: readonly FieldDefinition[]): FieldKind => ({
  attributes: { ...commonAttributes, limit: attributes.limit, buttonText: attributes.buttonText, ...own },
  rows: 'repeating',
  ...(ownFields === undefined ? {} : { ownFields }),
  inRows: false,
  holds: 'answer',
  displayed: true,
  drawsOnlyItsBox: false,
  inSummary: true,
  requiredCode: 'required_table',
  emptyValue: [],
  isEmpty: isWithoutRows,
  read: readAsGiven,
  problems: (value, field, { path }) => rowListProblems(value, field, path),
  text: value =>
    Array.isArray(value) && value.length > 0 ? { mn: `${value.length} мөр`, en: rowCount(value.length) } : noText,
  exported: () => null,
})

/** Whether a value holds no row. */
export const isWithoutRows = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0)

/** Problems of the list itself: its shape, its length and the ids of its rows. */
export const rowListProblems = (value: unknown, field: FieldDefinition, path: string): readonly Problem[] => {
  if (!Array.isArray(value)) return [fieldProblem('wrong_shape', path, field)]
  const limit = field.limit ?? maxRowLimit
  const seen = new Set<string>()
  const problems: Problem[] = []
  if (value.length > limit) problems.push(fieldProblem('too_many_rows', path, field, { limit }))
  // Rows far beyond any limit are not read one by one.
  for (const [index, row] of value.slice(0, maxRowLimit).entries()) {
    const id = isRecord(row) ? ownValue(row, '_id') : undefined
    if (!isRowId(id)) problems.push(fieldProblem('row_without_id', path, field, { row: index + 1 }))
    else if (seen.has(id)) problems.push(fieldProblem('duplicate_row_id', `${path}/${id}`, field, { row: index + 1 }))
    else seen.add(id)
  }
  return problems
}

const rowCount = (count: number): string => (count === 1 ? '1 row' : `${count} rows`)
