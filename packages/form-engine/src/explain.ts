// Why an item is hidden, locked or required: the rule and the answers behind it, for a person to read.
import type { Bilingual } from '@khyanalt/domain/language'
import { type Answers, ownValue } from './answers.ts'
import type { CompiledField, CompiledForm, FieldScope } from './compiled-form.ts'
import { type Condition, holds, namesIn } from './condition.ts'
import type { SourcedCondition } from './field-conditions.ts'
import { type FieldState, readRowStates, readStates, type StateReader } from './field-states.ts'
import { findPlace, type Place, scopeOf } from './places.ts'
import { readValue } from './read-answers.ts'

/** An answer a rule looked at; `applies` is false when that field is itself hidden and so counts as not given. */
export type AnswerAsked = {
  readonly name: string
  readonly title: Bilingual
  readonly value: unknown
  readonly applies: boolean
}

/** One reason: what it causes, the attribute the rule stands in, the rule, and the answers it looked at. */
export type Reason = {
  readonly effect: 'hidden' | 'locked' | 'required'
  readonly source: 'hidden' | 'disabled' | 'calculate' | 'required' | 'kind' | 'table' | SourcedCondition['source']
  readonly condition: Condition | null
  readonly answers: readonly AnswerAsked[]
}

/** The state of an item and every reason for it. */
export type Explanation = FieldState & { readonly reasons: readonly Reason[] }

/** Explains the item at a path, or null when the form has none there. */
export const explain = (form: CompiledForm, path: string, answers: Answers): Explanation | null => {
  const place = findPlace(form, path, answers)
  if (place === null) return null
  const outer = readStates(form, answers)
  const view = viewOf(form, place, answers, outer)
  const own = explainField(place.field, view)
  if (place.table === null) return own
  const table = outer.state(place.table)
  if (table.enabled || (table.visible && !own.visible)) return own
  const { reasons } = explainField(place.table, { reader: outer, lookUp: lookIn(form, answers, outer, () => null) })
  if (table.visible) return { ...own, enabled: false, required: false, reasons: reasons.filter(isLocking) }
  return { applies: false, visible: false, enabled: false, required: false, reasons: reasons.filter(isHiding) }
}

type View = {
  readonly reader: StateReader
  readonly lookUp: (name: string) => AnswerAsked | null
}

const viewOf = (form: CompiledForm, { table, row }: Place, answers: Answers, outer: StateReader): View => {
  const cells: FieldScope | null = table === null || row === null ? null : scopeOf(table, row._id)
  const outside = lookIn(form, answers, outer, () => null)
  if (cells === null || row === null) return { reader: outer, lookUp: outside }
  const reader = readRowStates(cells, row, outer)
  return { reader, lookUp: lookIn(cells, row, reader, outside) }
}

const lookIn =
  (scope: FieldScope, answers: Answers, reader: StateReader, outside: View['lookUp']): View['lookUp'] =>
  name => {
    const field = scope.fields.get(name)
    if (field === undefined) return outside(name)
    const value = readValue(field, ownValue(answers, name))
    return { name, title: field.title, value, applies: reader.state(field).applies }
  }

const explainField = (field: CompiledField, view: View): Explanation => {
  const state = view.reader.state(field)
  const { show, enable, require } = field.conditions
  const reasons: Reason[] = []
  const plain = (effect: Reason['effect'], source: Reason['source']) =>
    reasons.push({ effect, source, condition: null, answers: [] })
  if (!state.visible) {
    if (field.field.hidden === true) plain('hidden', 'hidden')
    if (!field.kind.displayed) plain('hidden', 'kind')
    reasons.push(...failing(show, view).map(rule => reason('hidden', rule, view)))
  } else if (!state.enabled) {
    if (field.kind.holds !== 'answer') plain('locked', 'kind')
    if (field.field.calculate !== undefined) reasons.push(calculation(field, view))
    else if (field.field.disabled === true) plain('locked', 'disabled')
    reasons.push(...failing(enable, view).map(rule => reason('locked', rule, view)))
  } else if (state.required) {
    if (field.field.required === true) plain('required', 'required')
    else if (field.type === 'conditional' && field.field.required === undefined) plain('required', 'kind')
    else reasons.push(...require.map(rule => reason('required', rule, view)))
  }
  return { ...state, reasons }
}

const failing = (rules: readonly SourcedCondition[], view: View): readonly SourcedCondition[] =>
  rules.filter(({ condition }) => !holds(condition, view.reader.ask))

const reason = (effect: Reason['effect'], { source, condition }: SourcedCondition, view: View): Reason => ({
  effect,
  source,
  condition,
  answers: namesIn(condition).flatMap(name => view.lookUp(name) ?? []),
})

/** A calculated field looks at the answers it is worked out from. */
const calculation = ({ asks }: CompiledField, view: View): Reason => ({
  effect: 'locked',
  source: 'calculate',
  condition: null,
  answers: [...asks.beside, ...asks.form].flatMap(name => view.lookUp(name) ?? []),
})

const isLocking = ({ effect }: Reason): boolean => effect === 'locked'

const isHiding = ({ effect }: Reason): boolean => effect === 'hidden'
