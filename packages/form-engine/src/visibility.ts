// What a person sees: shown, open and required fields, and what of the answers is sent.

import type { Bilingual } from '@khyanalt/domain/language'
import { type AnswerRow, type Answers, ownValue, rowsOf } from './answers.ts'
import type { CompiledField, CompiledForm } from './compiled-form.ts'
import { type FieldState, readCellStates, readRowStates, readStates, type StateReader } from './field-states.ts'
import { findPlace, type Place, scopeOf } from './places.ts'
import { constantOf, readValue } from './read-answers.ts'
import { shownRows } from './shown-rows.ts'

/** The names of the top-level fields on display. */
export const visibleFields = (form: CompiledForm, answers: Answers): ReadonlySet<string> => {
  const reader = readStates(form, answers)
  return new Set([...form.fields.values()].filter(field => reader.state(field).visible).map(field => field.name))
}

/** The state of every top-level field by name. */
export const fieldStates = (form: CompiledForm, answers: Answers): ReadonlyMap<string, FieldState> => {
  const reader = readStates(form, answers)
  return new Map([...form.fields.values()].map(field => [field.name, reader.state(field)]))
}

/** The state of the field or cell at a path; only the fields it asks about are looked at. Null when there is none. */
export const fieldState = (form: CompiledForm, path: string, answers: Answers): FieldState | null => {
  const place = findPlace(form, path, answers)
  return place === null ? null : stateAt(form, place, answers)
}

/** Whether the field or cell at a path is on display. */
export const isVisible = (form: CompiledForm, path: string, answers: Answers): boolean =>
  fieldState(form, path, answers)?.visible ?? false

/**
 * The answers that are sent, each as its kind reads it: those of fields that apply, without cells that do not and without
 * blank rows, with constants as defined. A cleared field is sent as its empty value, so that its default stays away.
 */
export const submittedAnswers = (form: CompiledForm, answers: Answers): Answers => {
  const reader = readStates(form, answers)
  const sent: Record<string, unknown> = {}
  for (const field of form.fields.values()) {
    if (field.kind.holds === 'none' || !reader.state(field).applies) continue
    const value = constantOf(field) ?? ownValue(answers, field.name)
    if (value !== undefined && value !== null) sent[field.name] = sentValue(field, value, reader)
  }
  return sent
}

/** The tool fields of a step that the tool check must pass before the next step: opened by a yes with `tool_validate`. */
export const toolChecks = (form: CompiledForm, stepIndex: number, answers: Answers): readonly string[] => {
  const reader = readStates(form, answers)
  const opened = (form.steps[stepIndex]?.fields ?? [])
    .filter(({ name, field }) => field.hastool === true && field.tool_validate === true && reader.read(name) === 'yes')
    .flatMap(({ field }) => field.tool_fields ?? [])
  return [...new Set(opened)].filter(name => {
    const field = form.fields.get(name)
    return field !== undefined && reader.state(field).visible
  })
}

/** The sample text a text_template offers for the present answers, or null. */
export const sampleText = (form: CompiledForm, name: string, answers: Answers): Bilingual | null => {
  const field = form.fields.get(name)
  if (field?.field.yesnofield === undefined) return null
  const reader = readStates(form, answers)
  if (!reader.state(field).visible) return null
  const answer = reader.read(field.field.yesnofield)
  return field.field.options?.find(option => option.value === String(answer))?.label ?? null
}

const stateAt = (form: CompiledForm, place: Place, answers: Answers): FieldState => {
  const outer = readStates(form, answers)
  const cells = place.table === null || place.row === null ? null : scopeOf(place.table, place.row._id)
  if (cells === null || place.row === null || place.table === null) return outer.state(place.field)
  const state = readCellStates(place.table, cells, place.row, outer).state(place.field)
  // A cell of a table that is not shown is not shown either.
  return outer.state(place.table).visible ? state : { applies: false, visible: false, enabled: false, required: false }
}

const sentValue = (field: CompiledField, value: unknown, reader: StateReader): unknown => {
  if (field.kind.rows === 'none' || !Array.isArray(value)) return readValue(field, value) ?? field.kind.emptyValue
  const given = new Set(rowsOf(value))
  return shownRows(field, value, reader)
    .filter(row => given.has(row))
    .map(row => sentRow(field, row, reader))
}

const sentRow = (table: CompiledField, row: AnswerRow, outer: StateReader): AnswerRow => {
  const cells = scopeOf(table, row._id)
  const reader = cells === null ? null : readRowStates(cells, row, outer)
  const sent: Record<string, unknown> = {}
  for (const cell of cells?.fields.values() ?? []) {
    const value = ownValue(row, cell.name)
    if (cell.kind.holds !== 'none' && reader?.state(cell).applies && value !== undefined && value !== null) {
      sent[cell.name] = readValue(cell, value) ?? cell.kind.emptyValue
    }
  }
  return { ...sent, _id: row._id }
}
