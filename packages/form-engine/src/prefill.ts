// What stands in a form before a person types: defaults and what was saved; and how edits are merged.
import { type AnswerPatch, type AnswerRow, type Answers, isForbiddenKey, ownValue, rowsOf } from './answers.ts'
import type { CompiledField, CompiledForm } from './compiled-form.ts'
import { copiedData, defaultOf } from './defaults.ts'
import type { Facts } from './facts.ts'
import { findPlace, scopeOf } from './places.ts'
import { readValue } from './read-answers.ts'
import { sameJson } from './same-json.ts'

/** The answers of an untouched form: defaults of fields and steps. */
const defaultAnswers = (form: CompiledForm, facts: Facts): Answers => {
  const answers: Record<string, unknown> = {}
  for (const step of form.steps) {
    for (const field of step.fields) {
      if (field.kind.holds !== 'answer') continue
      const value = defaultOf(form, field, facts)
      if (value !== undefined && value !== null) answers[field.name] = value
    }
  }
  return answers
}

/**
 * The answers to open a draft or a returned request with: defaults only where nothing was ever saved. What a person
 * cannot type stands in them after `deriveAnswers`.
 */
export const prefillAnswers = (form: CompiledForm, saved: Answers, facts: Facts): Answers => ({
  ...defaultAnswers(form, facts),
  ...saved,
})

/**
 * What of the answers of an earlier request a renewal starts with: fields and cells of the same name and kind.
 * Confirmations are left out, since a person gives them anew.
 */
export const carryAnswers = (form: CompiledForm, earlier: CompiledForm, answers: Answers): Answers => {
  const carried: Record<string, unknown> = {}
  for (const [name, field] of form.fields) {
    const before = earlier.fields.get(name)
    const value = ownValue(answers, name)
    if (before === undefined || before.type !== field.type || value === undefined || value === null) continue
    if (isCarried(field)) carried[name] = carriedValue(field, before, value)
  }
  return carried
}

/** The answers after an edit: values replace, null removes; keys that reach into prototypes are ignored. */
export const patchAnswers = (base: Answers, patch: AnswerPatch): Answers => {
  const next: Record<string, unknown> = { ...base }
  for (const [name, value] of Object.entries(patch)) {
    if (isForbiddenKey(name)) continue
    if (value === null || value === undefined) delete next[name]
    else next[name] = value
  }
  return next
}

/** The smallest patch that leads from one set of answers to another. */
export const patchBetween = (before: Answers, after: Answers): AnswerPatch => {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(name => !isForbiddenKey(name))
  const changed = names.filter(name => !sameJson(ownValue(before, name), ownValue(after, name)))
  return Object.fromEntries(changed.map(name => [name, ownValue(after, name) ?? null]))
}

/** What the choice at a path copies into the fields named in `autofields`, as a patch of top-level answers. */
export const autofillPatch = (form: CompiledForm, path: string, answers: Answers, facts: Facts): AnswerPatch => {
  const place = findPlace(form, path, answers)
  if (place === null || place.field.kind.holds !== 'answer' || place.field.type === 'autofill') return {}
  const targets = place.field.field.autofields ?? []
  const value = readValue(place.field, ownValue(place.row ?? answers, place.field.name))
  const copied = Object.fromEntries(
    targets.flatMap(name => {
      const found = copiedData(place.field, value, name, facts)
      return found === null || found === 'unknown' ? [] : [[name, found.text]]
    }),
  )
  if (place.table === null || place.row === null) return copied
  const { name } = place.table
  const rowId = place.row._id
  return { [name]: rowsOf(ownValue(answers, name)).map(row => (row._id === rowId ? { ...row, ...copied } : row)) }
}

const isCarried = ({ type, kind }: CompiledField): boolean =>
  kind.holds === 'answer' && type !== 'yes' && type !== 'checkvalue'

const carriedValue = (table: CompiledField, before: CompiledField, value: unknown): unknown =>
  table.kind.rows === 'none' ? value : rowsOf(value).flatMap(row => carriedRow(table, before, row))

/** A row with the cells that both forms have; none when a fixed row is gone. */
const carriedRow = (table: CompiledField, before: CompiledField, row: AnswerRow): readonly AnswerRow[] => {
  const now = scopeOf(table, row._id)
  const then = scopeOf(before, row._id)
  if (now === null || then === null) return []
  const cells = [...now.fields.values()].flatMap(cell => {
    const kept = isCarried(cell) && then.fields.get(cell.name)?.type === cell.type && Object.hasOwn(row, cell.name)
    return kept ? [[cell.name, row[cell.name]]] : []
  })
  return [{ ...Object.fromEntries(cells), _id: row._id }]
}
