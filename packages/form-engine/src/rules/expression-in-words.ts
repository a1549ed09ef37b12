// An expression as people read it, in the words of its form: never keys, names or codes.
import { isCalendarDay } from '@khyanalt/domain/calendar-day'
import { dayInWords } from '@khyanalt/domain/day-in-words'
import type { Bilingual } from '@khyanalt/domain/language'
import { isRecord } from '../answers.ts'
import { type Expression, operatorOf, partOf, partsOf, type ValueType } from './expression.ts'

/** How a form calls an answer that an expression names: from where it stands, or in the rows of `over`. */
export type WordsOfForm = {
  readonly titleOf: (name: string, ofForm: boolean, over: string | null) => Bilingual
  /** What people read where this answer is the text. */
  readonly labelOf: (name: string, ofForm: boolean, over: string | null, text: string) => Bilingual
  /** Of which type the answer is, where the form can say so; days and ticks then read as such. */
  readonly typeOf?: (name: string, ofForm: boolean, over: string | null) => ValueType | null
}

/** The expression in both languages. */
export const expressionInWords = (expression: Expression, form: WordsOfForm): Bilingual => ({
  mn: inWords(expression, { ui: 'mn', form, over: null }),
  en: inWords(expression, { ui: 'en', form, over: null }),
})

/** What must or does hold in both languages; a ticked box alone says that it is ticked. */
export const truthInWords = (expression: Expression, form: WordsOfForm): Bilingual => ({
  mn: asTruth(expression, { ui: 'mn', form, over: null }, false),
  en: asTruth(expression, { ui: 'en', form, over: null }, false),
})

type Reader = {
  readonly ui: 'mn' | 'en'
  readonly form: WordsOfForm
  readonly over: string | null
  readonly depth?: number
}

/** Deeper parts than an expression may have are not read. */
const maxDepth = 12

/** `{1}` is the first part, `{table}` the table gone through, `{*, }` all parts with that between them, `{+, }` all but the first. */
const phrases: Readonly<Record<string, Bilingual>> = {
  add: { mn: '{* + }', en: '{* + }' },
  subtract: { mn: '{1} − {2}', en: '{1} − {2}' },
  multiply: { mn: '{* × }', en: '{* × }' },
  divide: { mn: '{1} ÷ {2}', en: '{1} ÷ {2}' },
  round: { mn: '{1} бүхэлчилсэн', en: '{1} rounded' },
  min: { mn: '{*, } дундаас хамгийн бага', en: 'the least of {*, }' },
  max: { mn: '{*, } дундаас хамгийн их', en: 'the largest of {*, }' },
  equals: { mn: '{1} нь {2}', en: '{1} is {2}' },
  differs: { mn: '{1} нь {2} биш', en: '{1} is not {2}' },
  less: { mn: '{1} нь {2} тооноос бага', en: '{1} is less than {2}' },
  atMost: { mn: '{1} нь {2} буюу түүнээс бага', en: '{1} is at most {2}' },
  more: { mn: '{1} нь {2} тооноос их', en: '{1} is more than {2}' },
  atLeast: { mn: '{1} нь {2} буюу түүнээс их', en: '{1} is at least {2}' },
  less_day: { mn: '{1} нь {2} өдрөөс өмнө', en: '{1} is before {2}' },
  atMost_day: { mn: '{1} нь {2} буюу түүнээс өмнө', en: '{1} is {2} or before' },
  more_day: { mn: '{1} нь {2} өдрөөс хойш', en: '{1} is after {2}' },
  atLeast_day: { mn: '{1} нь {2} буюу түүнээс хойш', en: '{1} is {2} or after' },
  all: { mn: '{* ба }', en: '{* and }' },
  any: { mn: '{* эсвэл }', en: '{* or }' },
  none: { mn: 'аль нь ч биш: {*, }', en: 'none of: {*, }' },
  not: { mn: 'биш: {1}', en: 'not: {1}' },
  if: { mn: '{1} бол {2}, үгүй бол {3}', en: '{2} if {1}, else {3}' },
  default: { mn: '{1}, хоосон бол {2}', en: '{1}, or {2} where it is empty' },
  oneOf: { mn: '{1} нь {+ эсвэл }', en: '{1} is {+ or }' },
  oneOf_not: { mn: '{1} нь {+ эсвэл } биш', en: '{1} is not {+ or }' },
  filled: { mn: '{1} бөглөсөн', en: '{1} is filled in' },
  filled_not: { mn: '{1} бөглөөгүй', en: '{1} is empty' },
  ticked: { mn: '{1} тийм', en: '{1} is ticked' },
  ticked_not: { mn: '{1} үгүй', en: '{1} is not ticked' },
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
  const depth = (reader.depth ?? 0) + 1
  if (depth > maxDepth) return '…'
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
      return isCalendarDay(String(named)) ? dayInWords(String(named))[reader.ui] : '…'
    case 'person':
      return reader.ui === 'mn' ? 'таны бүртгэл' : 'your registration'
    case 'organisation':
      return reader.ui === 'mn' ? 'байгууллагын бүртгэл' : 'the registration of the organisation'
  }
  const over = partOf(expression, 'over')
  const table = typeof over === 'string' ? over : null
  const inside = { ...reader, depth, over: table ?? reader.over }
  if (table === null && operator === 'not') {
    const turned = turnedRound(named, inside)
    if (turned !== null) return turned
  }
  const joins = truths.has(operator)
  const beside = parts.length > 1 || operator === 'round' || operator === 'not'
  const asked = parts.find(isAnswer)
  const inner = parts.map((part, place) => {
    if (typeof part === 'string' && asked !== undefined) return labelled(part, asked, inside)
    const isTruth = joins || (operator === 'if' && place === 0)
    return isTruth ? asTruth(part, inside, beside) : bracketed(part, inside, beside)
  })
  return filledIn(phraseOf(operator, parts, table, inside)[reader.ui], inner, table, reader)
}

/** The phrase of an operator over these parts. */
const phraseOf = (operator: string, parts: readonly Expression[], table: string | null, reader: Reader): Bilingual => {
  if (table !== null) return phrases[`${operator === 'count' && parts[0] === true ? 'rows' : operator}_over`] ?? blank
  const ofDays = orders.has(operator) && parts.some(part => isDay(part, reader))
  return phrases[ofDays ? `${operator}_day` : operator] ?? blank
}

const blank: Bilingual = { mn: '…', en: '…' }

/** The operators that put two answers in order, and those whose parts are truths. */
const orders: ReadonlySet<string> = new Set(['less', 'atMost', 'more', 'atLeast'])
const truths: ReadonlySet<string> = new Set(['all', 'any', 'none', 'not', 'count'])

const filledIn = (phrase: string, parts: readonly string[], table: string | null, reader: Reader): string =>
  phrase
    .replace(/\{([*+])([^}]*)\}/, (_, which: string, sign: string) => parts.slice(which === '+' ? 1 : 0).join(sign))
    .replace('{table}', () => (table === null ? '' : quoted(reader.form.titleOf(table, true, null), reader)))
    .replace(/\{(\d)\}/g, (_, place: string) => parts[Number(place) - 1] ?? '')

/** “Not filled in” reads as “empty”, and “not one of” as such; null where there is no better word than “not”. */
const turnedRound = (part: Expression, reader: Reader): string | null => {
  if (tick(part, reader)) return filledIn(phrases.ticked_not?.[reader.ui] ?? '', [inWords(part, reader)], null, reader)
  const operator = isRecord(part) ? operatorOf(part) : ''
  const phrase = phrases[`${operator}_not`]?.[reader.ui]
  if (phrase === undefined || operator === 'ticked') return null
  const parts = partsOf(part, operator)
  const asked = parts.find(isAnswer)
  const inner = parts.map(each =>
    typeof each === 'string' && asked !== undefined ? labelled(each, asked, reader) : bracketed(each, reader, true),
  )
  return filledIn(phrase, inner, null, reader)
}

/** A part that is so or not: a ticked box says so, and only what could be misread stands in brackets. */
const asTruth = (part: Expression, reader: Reader, beside: boolean): string => {
  const words = inWords(part, reader)
  if (tick(part, reader)) return filledIn(phrases.ticked?.[reader.ui] ?? '', [words], null, reader)
  const operator = isRecord(part) ? operatorOf(part) : ''
  const over = isRecord(part) && partOf(part, 'over') !== undefined
  const several = over || ['all', 'any', 'none', 'if', 'default'].includes(operator)
  const choice = operator === 'oneOf' && partsOf(part, operator).length > 2
  return beside && ((several && partsOf(part, operator).length > 1) || over || choice) ? `(${words})` : words
}

const tick = (part: Expression, { form, over }: Reader): boolean =>
  isAnswer(part) && form.typeOf?.(...asksOf(part), over) === 'truth'

/** Whether a part is a day, as far as it and the form say so. */
const isDay = (part: Expression, reader: Reader): boolean => {
  if (!isRecord(part)) return false
  const operator = operatorOf(part)
  if (['today', 'day', 'addDays', 'addMonths', 'addYears'].includes(operator)) return true
  if (isAnswer(part)) return reader.form.typeOf?.(...asksOf(part), reader.over) === 'day'
  const over = partOf(part, 'over')
  const inside = typeof over === 'string' ? { ...reader, over } : reader
  const [first, second] = partsOf(part, operator)
  if (operator === 'min' || operator === 'max' || operator === 'default')
    return first !== undefined && isDay(first, inside)
  return operator === 'if' && second !== undefined && isDay(second, inside)
}

const asksOf = (part: Expression): readonly [string, boolean] => {
  const ofForm = partOf(part, 'form') !== undefined
  return [String(partOf(part, ofForm ? 'form' : 'field')), ofForm]
}

const isAnswer = (part: Expression): boolean => isRecord(part) && ['field', 'form'].includes(operatorOf(part))

/** A text beside an answer, as that answer is read. */
const labelled = (text: string, asked: Expression, { ui, form, over }: Reader): string => {
  const { mn, en } = form.labelOf(...asksOf(asked), over, text)
  return ui === 'mn' ? mn : en || mn
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
