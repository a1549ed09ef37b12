// How a form is spoken of: its questions by their titles, conditions and settings in words.
import { dayInWords } from '@khyanalt/domain/day-in-words'
import type { Bilingual } from '@khyanalt/domain/language'
import { boundTexts, choiceTexts } from '@khyanalt/domain/messages/service-editor-words'
import { formatText } from '@khyanalt/domain/text'
import type { FormDefinition } from '@khyanalt/form-engine/definition'
import type { Expression } from '@khyanalt/form-engine/expression'
import { expressionInWords } from '@khyanalt/form-engine/expression-in-words'
import type { FieldDefinition, RowDefinition } from '@khyanalt/form-engine/field-attributes'
import { joined, plain, told } from './told.ts'

/** The questions of a form by name; a column also by `table/column`. */
export type FormWords = {
  readonly titleOf: (name: string) => Bilingual
  /** What people read where an answer is this value. */
  readonly labelOf: (name: string, value: string) => Bilingual
}

/** The words of a form, of new requests and of renewals alike. */
export const formWords = (form: FormDefinition): FormWords => {
  const found = new Map<string, FieldDefinition>()
  const visit = (rows: readonly RowDefinition[], table: string): void => {
    for (const field of rows.flatMap(row => row.fields)) {
      const name = field.name ?? ''
      if (!found.has(name)) found.set(name, field)
      if (table !== '' && !found.has(`${table}/${name}`)) found.set(`${table}/${name}`, field)
      if (field.rows !== undefined) visit(field.rows, name)
    }
  }
  for (const { rows } of [...form.sections, ...(form.renew_sections ?? [])]) visit(rows, '')
  return {
    titleOf: name => found.get(name)?._title ?? told('question_gone'),
    labelOf: (name, value) => {
      const field = found.get(name)
      const option = [...(field?.options ?? []), ...(field?.list ?? [])].find(one => one.value === value)
      if (option) return option.label
      return value === 'yes' || value === 'no' ? told(value) : plain(value)
    },
  }
}

/** A condition in words, whichever of the grammar's forms it takes. */
export const conditionWords = (rule: unknown, form: FormWords): Bilingual => {
  if (!isObject(rule)) return told('no_condition')
  for (const join of ['all', 'any'] as const) {
    const parts = rule[join]
    if (!Array.isArray(parts)) continue
    const inner = parts.map(part =>
      isJoined(part) ? bracketed(conditionWords(part, form)) : conditionWords(part, form),
    )
    return joined(inner, told(`cond_${join}`)) ?? told('no_condition')
  }
  if (rule.not !== undefined) return told('cond_not', { inner: conditionWords(rule.not, form) })
  const field = String(rule.field ?? '')
  const name = form.titleOf(field)
  if (Array.isArray(rule.in)) {
    const values = joined(rule.in.map(value => form.labelOf(field, spelled(value)))) ?? plain('')
    return told('cond_in', { name, values })
  }
  if (rule.filled !== undefined) return told(rule.filled ? 'cond_filled' : 'cond_empty', { name })
  const bound = rule.atLeast === undefined ? 'atMost' : 'atLeast'
  return told(`cond_${bound}`, { name, value: String(rule[bound] ?? '') })
}

/** A calculation in words. */
export const calculationWords = (expression: unknown, form: FormWords): Bilingual =>
  expressionInWords(expression as Expression, {
    titleOf: (name, _, over) => form.titleOf(over === null ? name : `${over}/${name}`),
    labelOf: (name, _, over, text) => form.labelOf(over === null ? name : `${over}/${name}`, text),
  })

const named = new Set(['autofields', 'tool_fields', 'fields', 'yesnofield'])

/** The value of a property as its editor reads it; null where only its name can be told. */
export const settingWords = (
  name: string,
  value: unknown,
  { form, lists }: { readonly form: FormWords; readonly lists: ReadonlyMap<string, Bilingual> },
): Bilingual | null => {
  if (value === undefined || value === null) return choiceOf(name, '')
  if (name === 'calculate') return calculationWords(value, form)
  if (name === 'not_after' || name === 'not_before') return boundWords(value)
  if (name === 'library') return lists.get(String(value)) ?? null
  if (named.has(name)) return joined([value].flat().map(one => form.titleOf(String(one))))
  const choice = choiceOf(name, String(value))
  if (choice) return choice
  if (typeof value === 'boolean') return told(value ? 'yes' : 'no')
  if (typeof value === 'number' || typeof value === 'string') return plain(String(value))
  if (isWords(value)) return value
  if (Array.isArray(value) && value.every(isWords)) return joined(value)
  return null
}

const choiceOf = (name: string, value: string): Bilingual | null => {
  const [mn, en] = [choiceTexts.mn[`${name} ${value}`], choiceTexts.en[`${name} ${value}`]]
  return mn === undefined || en === undefined ? null : { mn, en }
}

const boundWords = (value: unknown): Bilingual | null => {
  if (value === 'today') return { mn: boundTexts.mn.today, en: boundTexts.en.today }
  if (typeof value === 'string') return dayInWords(value)
  if (!isObject(value)) return null
  const unit = typeof value.years === 'number' ? 'years' : 'days'
  const count = Number(value[unit] ?? 0)
  const key = `told_${unit}_${count < 0 ? 'before' : 'after'}` as const
  const n = Math.abs(count)
  return { mn: formatText(boundTexts, 'mn', key, { n }), en: formatText(boundTexts, 'en', key, { n }) }
}

const spelled = (value: unknown): string => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value))

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isJoined = (part: unknown): boolean => isObject(part) && ('all' in part || 'any' in part)

const bracketed = ({ mn, en }: Bilingual): Bilingual => ({ mn: `(${mn})`, en: `(${en})` })

const isWords = (value: unknown): value is Bilingual =>
  isObject(value) && typeof value.mn === 'string' && typeof value.en === 'string'
