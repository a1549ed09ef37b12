// Problems of one field at its place: required, its kind's own, and those of its rows.
import type { Problem } from '@khyanalt/domain/problem'
import { type AnswerRow, type Answers, ownValue, rowsOf } from './answers.ts'
import type { CompiledField, FieldScope } from './compiled-form.ts'
import { fieldProblem } from './concepts/field-problem.ts'
import type { Facts } from './facts.ts'
import { maxRowLimit } from './field-attributes.ts'
import { standsAlone } from './field-conditions.ts'
import { readCellStates, readStates, type StateReader } from './field-states.ts'
import { scopeOf, tableRows } from './places.ts'
import { registerProblems } from './register-judge.ts'
import { rulesAtHand } from './rules/used-rules.ts'
import { isLeftEmpty } from './shown-rows.ts'

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
  const empty = isLeftEmpty(field, value, reader)
  const own = kind.isEmpty(value) ? [] : ownProblems(field, value, path, facts)
  // Of a register that cannot be read nothing more is said.
  const readable = kind.rows !== 'none' || (!empty && own.length === 0)
  const inRows = !readable ? [] : innerProblems(field, value, path, reader, facts)
  const problems = [...own, ...inRows]
  // Required cells of fixed rows say more than the table as a whole.
  if (empty && state.required && problems.length === 0) {
    return [fieldProblem(field.field.requiredCode ?? kind.requiredCode, path, field.field)]
  }
  // Of a value that is wrong by itself nothing more is said.
  if (field.checks.length === 0 || own.length > 0) return problems
  return [...problems, ...rulesAtHand().checkProblems(field, path, reader, facts)]
}

/** The problems of checks over the rows of a table that stand in one of its rows, at a path or beneath it. */
export const checkProblemsWithin = (
  table: CompiledField,
  path: string,
  outer: StateReader,
  facts: Facts,
): readonly Problem[] =>
  table.checks.length === 0 || !outer.state(table).applies
    ? []
    : rulesAtHand()
        .checkProblems(table, table.name, outer, facts)
        .filter(problem => problem.path === path || problem.path.startsWith(`${path}/`))

/** The problem of a spelling that cannot be read, else those of its value. */
const ownProblems = ({ kind, field }: CompiledField, spelling: unknown, path: string, facts: Facts) => {
  const reading = kind.read(spelling, field)
  return reading.ok
    ? kind.problems(reading.value, field, { path, facts })
    : [fieldProblem(reading.code, path, field, reading.params)]
}

/** Problems inside a value: in the rows of a table, or in the forms of a register. */
const innerProblems = (
  field: CompiledField,
  value: unknown,
  path: string,
  reader: StateReader,
  facts: Facts,
): readonly Problem[] => {
  if (field.kind.register !== undefined) {
    return registerProblems(field.kind.register, field.field, value, path, (form, answers) => {
      const inner = readStates(form, answers)
      return [...form.fields.values()].flatMap(each => problemsOfField(each, answers, '', inner, facts))
    })
  }
  return field.kind.rows === 'none' ? [] : rowProblems(field, value, path, reader, facts)
}

type JudgedRow = {
  readonly table: CompiledField
  readonly facts: Facts
  readonly enabled: boolean
  readonly problems: readonly Problem[]
}

// Rows are never changed in place: of a long table only the row that was typed in is judged again.
const judgedRows = new WeakMap<AnswerRow, JudgedRow>()

/** Problems of the cells of one row of a table of the form. */
export const problemsOfRow = (
  table: CompiledField,
  row: AnswerRow,
  outer: StateReader,
  facts: Facts,
): readonly Problem[] => {
  const cells = scopeOf(table, row._id)
  if (cells === null) return []
  const known = judgedRows.get(row)
  const { enabled } = outer.state(table)
  if (known?.table === table && known.facts === facts && known.enabled === enabled) return known.problems
  const problems = problemsOfCells(table, cells, row, outer, facts)
  if (standsAlone(cells)) judgedRows.set(row, { table, facts, enabled, problems })
  return problems
}

const problemsOfCells = (
  table: CompiledField,
  cells: FieldScope,
  row: AnswerRow,
  outer: StateReader,
  facts: Facts,
): readonly Problem[] => {
  const reader = readCellStates(table, cells, row, outer)
  const problems: Problem[] = []
  for (const cell of cells.fields.values()) {
    problems.push(...problemsOfField(cell, row, `${table.name}/${row._id}/`, reader, facts))
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
    problems.push(...problemsOfRow(table, row, outer, facts))
  }
  return problems
}
