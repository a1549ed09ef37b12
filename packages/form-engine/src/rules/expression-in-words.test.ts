// Every operator as people read it under “Why?”, in the words of the form.
import { describe, expect, it } from 'vitest'
import { type Expression, operators, rowOperators } from './expression.ts'
import { expressionInWords, type WordsOfForm } from './expression-in-words.ts'

const called = (name: string, over: string | null) => (over === null ? name : `${over}.${name}`)
const form: WordsOfForm = {
  titleOf: (name, ofForm, over) => {
    const title = ofForm ? name : called(name, over)
    return { mn: `${title} үг`, en: `${title} word` }
  },
  labelOf: (name, ofForm, over, text) => {
    const title = ofForm ? name : called(name, over)
    return { mn: `${title}-${text} сонголт`, en: `option ${text} of ${title}` }
  },
}
const [a, b, c] = [{ field: 'a' }, { field: 'b' }, { field: 'c' }]

const written: readonly (readonly [Expression, string, string])[] = [
  [{ add: [a, b, c] }, '«a үг» + «b үг» + «c үг»', '“a word” + “b word” + “c word”'],
  [{ subtract: [a, b] }, '«a үг» − «b үг»', '“a word” − “b word”'],
  [{ multiply: [a, b, c] }, '«a үг» × «b үг» × «c үг»', '“a word” × “b word” × “c word”'],
  [{ divide: [a, b] }, '«a үг» ÷ «b үг»', '“a word” ÷ “b word”'],
  [{ round: a }, '«a үг» бүхэлчилсэн', '“a word” rounded'],
  [{ min: [a, b, c] }, '«a үг», «b үг», «c үг» дундаас хамгийн бага', 'the least of “a word”, “b word”, “c word”'],
  [{ max: [a, b, c] }, '«a үг», «b үг», «c үг» дундаас хамгийн их', 'the largest of “a word”, “b word”, “c word”'],
  [{ equals: [a, b] }, '«a үг» нь «b үг»', '“a word” is “b word”'],
  [{ differs: [a, b] }, '«a үг» нь «b үг» биш', '“a word” is not “b word”'],
  [{ less: [a, b] }, '«a үг» нь «b үг» тооноос бага', '“a word” is less than “b word”'],
  [{ atMost: [a, b] }, '«a үг» нь «b үг» буюу түүнээс бага', '“a word” is at most “b word”'],
  [{ more: [a, b] }, '«a үг» нь «b үг» тооноос их', '“a word” is more than “b word”'],
  [{ atLeast: [a, b] }, '«a үг» нь «b үг» буюу түүнээс их', '“a word” is at least “b word”'],
  [{ all: [a, b, c] }, '«a үг» ба «b үг» ба «c үг»', '“a word” and “b word” and “c word”'],
  [{ any: [a, b, c] }, '«a үг» эсвэл «b үг» эсвэл «c үг»', '“a word” or “b word” or “c word”'],
  [{ none: [a, b, c] }, 'аль нь ч биш: «a үг», «b үг», «c үг»', 'none of: “a word”, “b word”, “c word”'],
  [{ not: a }, 'биш: «a үг»', 'not: “a word”'],
  [{ if: [a, b, c] }, '«a үг» бол «b үг», үгүй бол «c үг»', '“b word” if “a word”, else “c word”'],
  [{ default: [a, b] }, '«a үг», хоосон бол «b үг»', '“a word”, or “b word” where it is empty'],
  [{ addDays: [a, b] }, '«a үг» + «b үг» хоног', '“a word” + “b word” days'],
  [{ addMonths: [a, b] }, '«a үг» + «b үг» сар', '“a word” + “b word” months'],
  [{ addYears: [a, b] }, '«a үг» + «b үг» жил', '“a word” + “b word” years'],
  [{ daysBetween: [a, b] }, '«a үг»–«b үг» хоорондох хоног', 'days from “a word” to “b word”'],
  [{ monthsBetween: [a, b] }, '«a үг»–«b үг» хоорондох бүтэн сар', 'whole months from “a word” to “b word”'],
  [{ yearsBetween: [a, b] }, '«a үг»–«b үг» хоорондох бүтэн жил', 'whole years from “a word” to “b word”'],
  [{ yearOf: a }, '«a үг» – он', 'the year of “a word”'],
  [{ sum: a, over: 't' }, '«t үг» хүснэгт дэх «t.a үг» нийлбэр', 'the sum of “t.a word” in “t word”'],
  [
    { count: a, over: 't' },
    '«t үг» хүснэгт дэх мөрийн тоо, үүнд: «t.a үг»',
    'the number of rows in “t word” with “t.a word”',
  ],
  [{ count: true, over: 't' }, '«t үг» хүснэгт дэх мөрийн тоо', 'the number of rows in “t word”'],
  [{ min: a, over: 't' }, '«t үг» хүснэгт дэх хамгийн бага «t.a үг»', 'the least “t.a word” in “t word”'],
  [{ max: a, over: 't' }, '«t үг» хүснэгт дэх хамгийн их «t.a үг»', 'the largest “t.a word” in “t word”'],
  [{ all: a, over: 't' }, '«t үг» бүх мөрөнд «t.a үг»', '“t.a word” in every row of “t word”'],
  [{ any: a, over: 't' }, '«t үг» аль нэг мөрөнд «t.a үг»', '“t.a word” in some row of “t word”'],
  [{ none: a, over: 't' }, '«t үг» нэг ч мөрөнд биш: «t.a үг»', 'in no row of “t word”: “t.a word”'],
  [{ unique: a, over: 't' }, '«t үг» дотор «t.a үг» давхардахгүй', 'no “t.a word” twice in “t word”'],
  [{ today: true }, 'өнөөдөр', 'today'],
  [{ day: '2026-01-31' }, '2026 оны 1 дүгээр сарын 31', '31 January 2026'],
  [{ person: 'last_name' }, 'таны бүртгэл', 'your registration'],
  [{ organisation: 'name' }, 'байгууллагын бүртгэл', 'the registration of the organisation'],
  [{ filled: a }, '«a үг» бөглөсөн', '“a word” is filled in'],
  [{ filled: { form: 'f' } }, '«f үг» бөглөсөн', '“f word” is filled in'],
  [{ oneOf: [a, 'x', 'y'] }, '«a үг» нь a-x сонголт эсвэл a-y сонголт', '“a word” is option x of a or option y of a'],
  [
    { oneOf: [{ form: 'f' }, 'x', 'y'] },
    '«f үг» нь f-x сонголт эсвэл f-y сонголт',
    '“f word” is option x of f or option y of f',
  ],
  [{ equals: [a, 'x'] }, '«a үг» нь a-x сонголт', '“a word” is option x of a'],
  [{ differs: ['x', a] }, 'a-x сонголт нь «a үг» биш', 'option x of a is not “a word”'],
  [
    { any: { equals: [a, 'x'] }, over: 't' },
    '«t үг» аль нэг мөрөнд «t.a үг» нь t.a-x сонголт',
    '“t.a word” is option x of t.a in some row of “t word”',
  ],
  [true, 'тийм', 'yes'],
  [false, 'үгүй', 'no'],
  [5, '5', '5'],
  ['text', 'text', 'text'],
  [
    { add: [{ multiply: [a, 2] }, { round: b }, { not: { filled: c } }] },
    '(«a үг» × 2) + «b үг» бүхэлчилсэн + «c үг» бөглөөгүй',
    '(“a word” × 2) + “b word” rounded + “c word” is empty',
  ],
  [{ round: { add: [a, 1] } }, '(«a үг» + 1) бүхэлчилсэн', '(“a word” + 1) rounded'],
  [{ not: { equals: [a, 1] } }, 'биш: «a үг» нь 1', 'not: “a word” is 1'],
  [
    { sum: { multiply: [a, { form: 'b' }] }, over: 't' },
    '«t үг» хүснэгт дэх «t.a үг» × «b үг» нийлбэр',
    'the sum of “t.a word” × “b word” in “t word”',
  ],
  [{ round: a, digits: 2 }, '«a үг» бүхэлчилсэн', '“a word” rounded'],
  [{ divide: [1, b], digits: 0 }, '1 ÷ «b үг»', '1 ÷ “b word”'],
  [
    { default: [{ sum: a, over: 't' }, 0] },
    '«t үг» хүснэгт дэх «t.a үг» нийлбэр, хоосон бол 0',
    'the sum of “t.a word” in “t word”, or 0 where it is empty',
  ],
]

describe('[REQ-EXPR-08] an expression reads', () => {
  it.each(written)('%j: %s', (expression, mn, en) => {
    expect(expressionInWords(expression, form)).toEqual({ mn, en })
  })

  it('whatever its operator is', () => {
    const shown = written.flatMap(([expression]) => (typeof expression === 'object' ? Object.keys(expression) : []))
    expect(shown).toEqual(expect.arrayContaining([...Object.keys(operators), ...Object.keys(rowOperators)]))
  })

  const day = { field: 'a' }
  const since = { addDays: [{ today: true }, 3] }
  const typed: readonly (readonly [Expression, string, string])[] = [
    [{ less: [day, since] }, '«a үг» нь (өнөөдөр + 3 хоног) өдрөөс өмнө', '“a word” is before (today + 3 days)'],
    [{ atMost: [day, b] }, '«a үг» нь «b үг» буюу түүнээс өмнө', '“a word” is “b word” or before'],
    [
      { more: [{ default: [day, b] }, 1] },
      '(«a үг», хоосон бол «b үг») нь 1 өдрөөс хойш',
      '(“a word”, or “b word” where it is empty) is after 1',
    ],
    [
      { atLeast: [{ max: day, over: 't' }, b] },
      '«t үг» хүснэгт дэх хамгийн их «t.a үг» нь «b үг» буюу түүнээс хойш',
      'the largest “t.a word” in “t word” is “b word” or after',
    ],
    [{ all: [{ not: c }, c] }, '«c үг» үгүй ба «c үг» тийм', '“c word” is not ticked and “c word” is ticked'],
    [{ equals: [c, true] }, '«c үг» нь тийм', '“c word” is yes'],
    [
      { not: { oneOf: [a, 'x', 'y'] } },
      '«a үг» нь a-x сонголт эсвэл a-y сонголт биш',
      '“a word” is not option x of a or option y of a',
    ],
  ]

  it.each(typed)('by the types of its answers: %j', (expression, mn, en) => {
    const typeOf = (name: string) => (name === 'c' ? ('truth' as const) : ('day' as const))
    expect(expressionInWords(expression, { ...form, typeOf })).toEqual({ mn, en })
  })

  it('by its Mongolian title where a form has no English one', () => {
    const titleOf = () => ({ mn: 'Жин', en: '' })
    expect(expressionInWords({ round: a }, { ...form, titleOf }).en).toBe('“Жин” rounded')
  })
})
