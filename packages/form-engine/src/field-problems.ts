// Problems of one field at its place: required, its kind's own, and those of its rows.
import type { Problem } from '@khyanalt/domain/problem'
import { type AnswerRow, type Answers, ownValue, rowsOf } from './answers.ts'
import type { CompiledField } from './compiled-form.ts'
import { fieldProblem } from './concepts/field-problem.ts'
import type { Facts } from './facts.ts'
import { maxRowLimit } from './field-attributes.ts'
import { readRowStates, type StateReader } from './field-states.ts'
import { scopeOf, tableRows } from './places.ts'

/** Problems of a field among the answers of its scope; `prefix` is the path before its name. */
export const problemsOfField = (
  field: CompiledField,
  answers: Answers,
  prefix: string,
  reader: StateReader,
  facts: Facts,
): readonly Problem[] => {
  const { kind } = field
  const state = reader.state(field)
  if (!state.applies || kind.holds === 'none') return []
  const path = `${prefix}${field.name}`
  const value = ownValue(answers, field.name)
  const empty = kind.isEmpty(value)
  const own = empty ? [] : kind.problems(value, field.field, { path, facts })
  const inRows = field.kind.rows === 'none' ? [] : rowProblems(field, value, path, reader, facts)
  const problems = [...own, ...inRows]
  // Required cells of fixed rows say more than the table as a whole.
  return empty && state.required && problems.length === 0
    ? [fieldProblem(kind.requiredCode, path, field.field)]
    : problems
}

/** Problems of the cells of one row. */
export const problemsOfRow = (
  table: CompiledField,
  row: AnswerRow,
  path: string,
  outer: StateReader,
  facts: Facts,
): readonly Problem[] => {
  const cells = scopeOf(table, row._id)
  if (cells === null) return []
  const reader = readRowStates(cells, row, outer)
  const problems: Problem[] = []
  for (const cell of cells.fields.values()) {
    problems.push(...problemsOfField(cell, row, `${path}/${row._id}/`, reader, facts))
  }
  return problems
}

const rowProblems = (
  table: CompiledField,
  value: unknown,
  path: string,
  outer: StateReader,
  facts: Facts,
): readonly Problem[] => {
  // What is no list of rows has been reported by the kind.
  if (value !== undefined && value !== null && !Array.isArray(value)) return []
  // Rows far beyond any limit are counted by the kind and not read one by one.
  const readable = value?.slice(0, maxRowLimit)
  const unknown = table.fixedRows === null ? [] : rowsOf(readable).filter(row => !table.fixedRows?.has(row._id))
  const problems: Problem[] = unknown.map(row => fieldProblem('unknown_row', `${path}/${row._id}`, table.field))
  for (const row of tableRows(table, readable)) {
    problems.push(...problemsOfRow(table, row, path, outer, facts))
  }
  return problems
}
