// Problems of answers: the same verdict in the browser and on the server.
import type { Problem } from '@khyanalt/domain/problem'
import { type AnswerRow, type Answers, isForbiddenKey, isRecord, isRowId } from './answers.ts'
import { cleanValue, excessProblems } from './clean-value.ts'
import type { CompiledForm, CompiledStep } from './compiled-form.ts'
import type { Facts } from './facts.ts'
import { checkProblemsWithin, problemsOfField, problemsOfRow } from './field-problems.ts'
import { readCellStates, readStates, type StateReader } from './field-states.ts'
import { findPlace, scopeOf } from './places.ts'
import { requiredOneProblem } from './required-one.ts'

/** Problems of one field, its rows included, or of one cell (`machines/<rowId>/serial`). */
export const validateField = (form: CompiledForm, path: string, answers: Answers, facts: Facts): readonly Problem[] => {
  const place = findPlace(form, path, answers)
  if (place === null) return []
  const outer = readStates(form, answers)
  if (place.table === null || place.row === null) return problemsOfField(place.field, answers, '', outer, facts)
  const cells = scopeOf(place.table, place.row._id)
  if (cells === null || !outer.state(place.table).applies) return []
  const reader = readCellStates(place.table, cells, place.row, outer)
  return [
    ...problemsOfField(place.field, place.row, `${place.table.name}/${place.row._id}/`, reader, facts),
    ...checkProblemsWithin(place.table, path, outer, facts),
  ]
}

/** Problems of one row of a table, for its add form; paths carry the row's `_id`. */
export const validateRow = (
  form: CompiledForm,
  table: string,
  row: AnswerRow,
  answers: Answers,
  facts: Facts,
): readonly Problem[] => {
  const field = form.fields.get(table)
  if (field === undefined || !isRowId(row._id)) return []
  const outer = readStates(form, answers)
  return [
    ...problemsOfRow(field, row, outer, facts),
    ...checkProblemsWithin(field, `${table}/${row._id}`, outer, facts),
  ]
}

/** Problems of one step; what Next asks. */
export const validateStep = (
  form: CompiledForm,
  stepIndex: number,
  answers: Answers,
  facts: Facts,
): readonly Problem[] => {
  const step = form.steps[stepIndex]
  if (step === undefined) return []
  return stepProblems(step, form, answers, facts, readStates(form, answers))
}

/** Problems of all steps, in the order of the form; what submit asks. Never throws, whatever the answers are. */
export const validateForm = (form: CompiledForm, answers: unknown, facts: Facts): readonly Problem[] => {
  if (!isRecord(answers)) return [{ code: 'wrong_shape', path: '' }]
  const forbidden = Object.keys(answers).filter(isForbiddenKey)
  const reader = readStates(form, answers)
  return [
    ...forbidden.map(key => ({ code: 'forbidden_key', path: key, params: { key } })),
    ...form.steps.flatMap(step => stepProblems(step, form, answers, facts, reader)),
  ]
}

/**
 * What the server keeps of answers from outside: known fields and cells only, no `temp_` and no prototype keys,
 * nothing deeper or longer than the kind could ever hold. Wrong values of bearable size stay, so that they are reported.
 */
export const sanitizeAnswers = (form: CompiledForm, raw: unknown): Answers => {
  if (!isRecord(raw)) return {}
  const kept: Record<string, unknown> = {}
  for (const field of form.fields.values()) {
    if (field.kind.holds === 'none' || !Object.hasOwn(raw, field.name)) continue
    const value = cleanValue(field, raw[field.name])
    if (value !== undefined) kept[field.name] = value
  }
  return kept
}

/**
 * Problems of what `sanitizeAnswers` would not keep: prototype keys, and values too deep, too long or too large to be
 * read at all. The server asks it of answers as they came, before they are cut down.
 */
export const boundProblems = (form: CompiledForm, raw: unknown): readonly Problem[] => {
  if (!isRecord(raw)) return [{ code: 'wrong_shape', path: '' }]
  const forbidden = Object.keys(raw).filter(isForbiddenKey)
  return [
    ...forbidden.map(key => ({ code: 'forbidden_key', path: key, params: { key } })),
    ...[...form.fields.values()].flatMap(field => {
      if (field.kind.holds !== 'answer' || !Object.hasOwn(raw, field.name)) return []
      return excessProblems(field, raw[field.name])
    }),
  ]
}

const stepProblems = (
  step: CompiledStep,
  form: CompiledForm,
  answers: Answers,
  facts: Facts,
  reader: StateReader,
): readonly Problem[] => {
  const requiredOne = requiredOneProblem(step, form, reader)
  return [
    ...step.fields.flatMap(field => problemsOfField(field, answers, '', reader, facts)),
    ...(requiredOne === null ? [] : [requiredOne]),
  ]
}
