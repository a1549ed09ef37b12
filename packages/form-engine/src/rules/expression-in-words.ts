// An expression as people read it, in the words of its form: never keys, names or codes.
import { dayInWords } from '@khyanalt/domain/day-in-words'
import type { Bilingual } from '@khyanalt/domain/language'
import { isRecord } from '../answers.ts'
import { type Expression, operatorOf, partOf, partsOf } from './expression.ts'

/** How a form calls an answer that an expression names: from where it stands, or in the rows of `over`. */
export type WordsOfForm = {
  readonly titleOf: (name: string, ofForm: boolean, over: string | null) => Bilingual
  /** What people read where this answer is the text. */
  readonly labelOf: (name: string, ofForm: boolean, over: string | null, text: string) => Bilingual
}

/** The expression in both languages. */
export const expressionInWords = (expression: Expression, form: WordsOfForm): Bilingual => ({
  mn: inWords(expression, { ui: 'mn', form, over: null }),
  en: inWords(expression, { ui: 'en', form, over: null }),
})

type Reader = { readonly ui: 'mn' | 'en'; readonly form: WordsOfForm; readonly over: string | null }

/** `{1}` is the first part, `{table}` the table gone through, `{*, }` all parts with that between them, `{+, }` all but the first. */
const phrases: Readonly<Record<string, Bilingual>> = {
  add: { mn: '{* + }', en: '{* + }' },
  subtract: { mn: '{1} − {2}', en: '{1} − {2}' },
  multiply: { mn: '{* × }', en: '{* × }' },
  divide: { mn: '{1} ÷ {2}', en: '{1} ÷ {2}' },
  round: { mn: '{1} бүхэлчилсэн', en: '{1} rounded' },
  min: { mn: '{*, } дундаас хамгийн бага', en: 'the least of {*, }' },
  max: { mn: '{*, } дундаас хамгийн их', en: 'the largest of {*, }' },
  equals: { mn: '{1} = {2}', en: '{1} = {2}' },
  differs: { mn: '{1} ≠ {2}', en: '{1} ≠ {2}' },
  less: { mn: '{1} < {2}', en: '{1} < {2}' },
  atMost: { mn: '{1} ≤ {2}', en: '{1} ≤ {2}' },
  more: { mn: '{1} > {2}', en: '{1} > {2}' },
  atLeast: { mn: '{1} ≥ {2}', en: '{1} ≥ {2}' },
  all: { mn: '{* ба }', en: '{* and }' },
  any: { mn: '{* эсвэл }', en: '{* or }' },
  none: { mn: 'аль нь ч биш: {*, }', en: 'none of: {*, }' },
  not: { mn: 'биш: {1}', en: 'not: {1}' },
  if: { mn: '{1} бол {2}, үгүй бол {3}', en: '{2} if {1}, else {3}' },
  default: { mn: '{1}, хоосон бол {2}', en: '{1}, or {2} where it is empty' },
  oneOf: { mn: '{1} дараахын аль нэг: {+, }', en: '{1} is one of: {+, }' },
  filled: { mn: '{1} бөглөсөн', en: '{1} is filled in' },
  addDays: { mn: '{1} + {2} хоног', en: '{1} + {2} days' },
  addMonths: { mn: '{1} + {2} сар', en: '{1} + {2} months' },
  addYears: { mn: '{1} + {2} жил', en: '{1} + {2} years' },
  daysBetween: { mn: '{1}–{2} хоорондох хоног', en: 'days from {1} to {2}' },
  monthsBetween: { mn: '{1}–{2} хоорондох бүтэн сар', en: 'whole months from {1} to {2}' },
  yearsBetween: { mn: '{1}–{2} хоорондох бүтэн жил', en: 'whole years from {1} to {2}' },
  yearOf: { mn: '{1} – он', en: 'the year of {1}' },
  sum_over: { mn: '{table} хүснэгт дэх {1} нийлбэр', en: 'the sum of {1} in {table}' },
  count_over: { mn: '{table} хүснэгт дэх мөрийн тоо, үүнд: {1}', en: 'the number of rows in {table} with {1}' },
  rows_over: { mn: '{table} хүснэгт дэх мөрийн тоо', en: 'the number of rows in {table}' },
  min_over: { mn: '{table} хүснэгт дэх хамгийн бага {1}', en: 'the least {1} in {table}' },
  max_over: { mn: '{table} хүснэгт дэх хамгийн их {1}', en: 'the largest {1} in {table}' },
  all_over: { mn: '{table} бүх мөрөнд {1}', en: '{1} in every row of {table}' },
  any_over: { mn: '{table} аль нэг мөрөнд {1}', en: '{1} in some row of {table}' },
  none_over: { mn: '{table} нэг ч мөрөнд биш: {1}', en: 'in no row of {table}: {1}' },
  unique_over: { mn: '{table} дотор {1} давхардахгүй', en: 'no {1} twice in {table}' },
}

const inWords = (expression: Expression, reader: Reader): string => {
  if (typeof expression === 'boolean') return yesOrNo[reader.ui][expression ? 0 : 1]
  if (!isRecord(expression)) return String(expression)
  const operator = operatorOf(expression)
  const parts = partsOf(expression, operator)
  const [named = ''] = parts
  switch (operator) {
    case 'field':
    case 'form':
      return quoted(reader.form.titleOf(String(named), operator === 'form', reader.over), reader)
    case 'today':
      return reader.ui === 'mn' ? 'өнөөдөр' : 'today'
    case 'day':
      return dayInWords(String(named))[reader.ui]
    case 'person':
      return reader.ui === 'mn' ? 'таны бүртгэл' : 'your registration'
    case 'organisation':
      return reader.ui === 'mn' ? 'байгууллагын бүртгэл' : 'the registration of the organisation'
  }
  const over = partOf(expression, 'over')
  const table = typeof over === 'string' ? over : null
  const spoken = operator === 'count' && named === true ? 'rows' : operator
  const phrase = phrases[table === null ? operator : `${spoken}_over`]?.[reader.ui] ?? ''
  const inside = { ...reader, over: table ?? reader.over }
  const beside = parts.length > 1 || operator === 'round' || operator === 'not'
  const asked = parts.find(isAnswer)
  const inner = parts.map(part =>
    typeof part === 'string' && asked !== undefined ? labelled(part, asked, inside) : bracketed(part, inside, beside),
  )
  return phrase
    .replace(/\{([*+])([^}]*)\}/, (_, which: string, sign: string) => inner.slice(which === '+' ? 1 : 0).join(sign))
    .replace('{table}', () => (table === null ? '' : quoted(reader.form.titleOf(table, true, null), reader)))
    .replace(/\{(\d)\}/g, (_, place: string) => inner[Number(place) - 1] ?? '')
}

const isAnswer = (part: Expression): boolean => isRecord(part) && ['field', 'form'].includes(operatorOf(part))

/** A text beside an answer, as that answer is read. */
const labelled = (text: string, asked: Expression, { ui, form, over }: Reader): string => {
  const ofForm = partOf(asked, 'form') !== undefined
  return form.labelOf(String(partOf(asked, ofForm ? 'form' : 'field')), ofForm, over, text)[ui]
}

/** A part that has parts of its own stands in brackets beside others. */
const bracketed = (part: Expression, reader: Reader, beside: boolean): string => {
  const words = inWords(part, reader)
  const isPlain = !isRecord(part) || partsOf(part, operatorOf(part)).length < 2
  return isPlain || !beside ? words : `(${words})`
}

const quoted = (title: Bilingual, { ui }: Reader): string =>
  ui === 'mn' ? `«${title.mn}»` : `“${title.en || title.mn}”`

const yesOrNo = { mn: ['тийм', 'үгүй'], en: ['yes', 'no'] } as const
