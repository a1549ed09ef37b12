// Why a field is hidden, closed or required, in words: the rule, and the answers behind it.
import type { Bilingual } from '@khyanalt/domain/language'
import type { CompiledField } from '@khyanalt/form-engine/compiled-form'
import type { Condition, Scalar } from '@khyanalt/form-engine/condition'
import { explain, type Reason } from '@khyanalt/form-engine/explain'
import type { Expression } from '@khyanalt/form-engine/expression'
import { expressionInWords } from '@khyanalt/form-engine/expression-in-words'
import type { FormStore } from './form-store.ts'

/** A field's reasons as keys of sentences, the rules behind them, and the answers these look at. */
export type ExplainedWhy = {
  readonly headline: 'whyLocked' | 'whyHidden' | 'whyRequired'
  /** How the value is calculated, where it is. */
  readonly formula: Bilingual | null
  /** What stands in the form without a condition. */
  readonly plain: readonly ('whyByForm' | 'whyKnown')[]
  readonly effect: 'whyShownIf' | 'whyOpenIf' | 'whyRequiredIf'
  readonly rules: readonly RuleInWords[]
  readonly answers: readonly { readonly title: Bilingual; readonly text: Bilingual }[]
}

/** A rule as the key of its sentence; joined rules have parts. */
export type RuleInWords =
  | { readonly key: 'ruleAll' | 'ruleAny' | 'ruleNot'; readonly parts: readonly RuleInWords[] }
  | {
      readonly key: 'ruleIn' | 'ruleFilled' | 'ruleEmpty' | 'ruleAtLeast' | 'ruleAtMost'
      readonly field: Bilingual
      readonly values: readonly Bilingual[]
    }

/** What to tell a person who asks why, or null when the field is plainly open. */
export const explainWhy = (store: FormStore, path: string): ExplainedWhy | null => {
  const reasons = explain(store.form, path, store.readAnswers())?.reasons ?? []
  const [first] = reasons
  if (first === undefined) return null
  const asked = new Map(reasons.flatMap(reason => reason.answers).map(answer => [answer.name, answer]))
  return {
    ...headlines[first.effect],
    formula: reasons.some(({ source }) => source === 'calculate') ? formulaAt(store, path) : null,
    plain: [...new Set(reasons.filter(isPlain).map(({ source }) => (source === 'kind' ? 'whyKnown' : 'whyByForm')))],
    rules: reasons.flatMap(({ condition }) => (condition === null ? [] : [ruleInWords(store, path, condition)])),
    answers: [...asked.values()].map(({ name, title, value, applies }) => {
      const field = fieldNear(store, path, name)
      const given = field !== null && applies && !field.kind.isEmpty(value)
      return { title, text: given ? field.kind.text(value, field.field, store.readFacts()) : nothingGiven }
    }),
  }
}

const headlines = {
  hidden: { headline: 'whyHidden', effect: 'whyShownIf' },
  locked: { headline: 'whyLocked', effect: 'whyOpenIf' },
  required: { headline: 'whyRequired', effect: 'whyRequiredIf' },
} as const

const nothingGiven: Bilingual = { mn: '–', en: '–' }

const isPlain = ({ condition, source }: Reason): boolean => condition === null && source !== 'calculate'

/** The calculation of a field in the words of the form. */
const formulaAt = (store: FormStore, path: string): Bilingual => {
  const expression = store.fieldAt(path)?.field.calculate as Expression
  const fieldOf = (name: string, ofForm: boolean, over: string | null) =>
    (over === null ? undefined : store.form.fields.get(over)?.cells?.fields.get(name)) ??
    (ofForm ? store.fieldAt(name) : fieldNear(store, path, name))
  return expressionInWords(expression, {
    titleOf: (name, ...where) => fieldOf(name, ...where)?.title ?? { mn: name, en: name },
    labelOf: (name, ofForm, over, text) => labelOf(store, fieldOf(name, ofForm, over), text),
  })
}

/** A value that a rule lists for a field, as people read it. */
const labelOf = (store: FormStore, field: CompiledField | null, value: Scalar): Bilingual => {
  const given = Array.isArray(field?.kind.emptyValue) ? [value] : value
  const text = field?.kind.text(given, field.field, store.readFacts())
  return text?.mn ? text : { mn: String(value), en: String(value) }
}

/** The field a rule speaks of: beside the explained one in its row, else in the form around. */
const fieldNear = (store: FormStore, path: string, name: string) => {
  const [table, row] = path.split('/')
  return (row === undefined ? null : store.fieldAt(`${table}/${row}/${name}`)) ?? store.fieldAt(name)
}

const ruleInWords = (store: FormStore, path: string, rule: Condition): RuleInWords => {
  const words = (part: Condition) => ruleInWords(store, path, part)
  if ('all' in rule) return { key: 'ruleAll', parts: rule.all.map(words) }
  if ('any' in rule) return { key: 'ruleAny', parts: rule.any.map(words) }
  if ('not' in rule) return { key: 'ruleNot', parts: [words(rule.not)] }
  const field = fieldNear(store, path, rule.field)
  const title = field?.title ?? { mn: rule.field, en: rule.field }
  const label = (value: Scalar): Bilingual => labelOf(store, field, value)
  if ('in' in rule) return { key: 'ruleIn', field: title, values: rule.in.map(label) }
  if ('filled' in rule) return { key: rule.filled ? 'ruleFilled' : 'ruleEmpty', field: title, values: [] }
  return 'atLeast' in rule
    ? { key: 'ruleAtLeast', field: title, values: [label(rule.atLeast)] }
    : { key: 'ruleAtMost', field: title, values: [label(rule.atMost)] }
}
