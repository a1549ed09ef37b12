// An expression as people read it, in the words of its form: never keys, names or codes.
import { dayInWords } from '@khyanalt/domain/day-in-words'
import type { Bilingual } from '@khyanalt/domain/language'
import { isRecord } from '../answers.ts'
import { type Expression, operatorOf, partOf, partsOf } from './expression.ts'

/** The title of an answer that an expression names, from where it stands or from the rows it goes through. */
export type FindTitle = (name: string, ofForm: boolean, over: string | null) => Bilingual

/** The expression in both languages. */
export const expressionInWords = (expression: Expression, titleOf: FindTitle): Bilingual => ({
  mn: inWords(expression, { ui: 'mn', titleOf, over: null }),
  en: inWords(expression, { ui: 'en', titleOf, over: null }),
})

type Reader = { readonly ui: 'mn' | 'en'; readonly titleOf: FindTitle; readonly over: string | null }

/** `{1}` is the first part, `{table}` the table gone through, `{*}` all parts with the sign between them. */
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
  oneOf: { mn: '{*, }', en: '{*, }' },
  filled: { mn: '{1} бөглөсөн', en: '{1} is filled in' },
  addDays: { mn: '{1} + {2} хоног', en: '{1} + {2} days' },
  addMonths: { mn: '{1} + {2} сар', en: '{1} + {2} months' },
  addYears: { mn: '{1} + {2} жил', en: '{1} + {2} years' },
  daysBetween: { mn: '{1}–{2} хоорондох хоног', en: 'days from {1} to {2}' },
  monthsBetween: { mn: '{1}–{2} хоорондох бүтэн сар', en: 'whole months from {1} to {2}' },
  yearsBetween: { mn: '{1}–{2} хоорондох бүтэн жил', en: 'whole years from {1} to {2}' },
  yearOf: { mn: '{1} – он', en: 'the year of {1}' },
  sum_over: { mn: '{table} хүснэгт дэх {1} нийлбэр', en: 'the sum of {1} in {table}' },
  count_over: { mn: '{table} хүснэгт дэх мөрийн тоо', en: 'the number of rows in {table}' },
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
      return quoted(reader.titleOf(String(named), operator === 'form', reader.over), reader)
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
  const phrase = phrases[table === null ? operator : `${operator}_over`]?.[reader.ui] ?? ''
  const inner = parts.map(part => bracketed(part, { ...reader, over: table ?? reader.over }, parts.length > 1))
  return phrase
    .replace(/\{\*([^}]*)\}/, (_, sign: string) => inner.join(sign))
    .replace('{table}', () => (table === null ? '' : quoted(reader.titleOf(table, true, null), reader)))
    .replace(/\{(\d)\}/g, (_, place: string) => inner[Number(place) - 1] ?? '')
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
