// The rows of a table that hold anything a person gave in cells on display.
import type { AnswerRow } from './answers.ts'
import type { CompiledField } from './compiled-form.ts'
import { readRowStates, type StateReader } from './field-states.ts'
import { scopeOf, tableRows } from './places.ts'
import { type Applies, isBlankRow, isUnanswered } from './read-answers.ts'

/** The rows that count: those of a table without the blank ones, and all fixed rows. */
export const shownRows = (table: CompiledField, value: unknown, outer: StateReader): readonly AnswerRow[] => {
  const rows = tableRows(table, value)
  return table.fixedRows === null ? rows.filter(row => !isBlankRow(table, row, applyingIn(table, outer))) : rows
}

/** The rows in which something is given. */
export const givenRows = (table: CompiledField, value: unknown, outer: StateReader): readonly AnswerRow[] =>
  tableRows(table, value).filter(row => !isBlankRow(table, row, applyingIn(table, outer)))

/** Whether a field is left without an answer, cells that do not apply not counted. */
export const isLeftEmpty = (field: CompiledField, spelling: unknown, outer: StateReader): boolean =>
  isUnanswered(field, spelling, applyingIn(field, outer))

const applyingIn =
  (table: CompiledField, outer: StateReader): Applies =>
  (row, cell) => {
    const cells = scopeOf(table, row._id)
    return cells !== null && readRowStates(cells, row, outer).state(cell).applies
  }
