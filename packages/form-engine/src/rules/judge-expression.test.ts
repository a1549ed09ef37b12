// What an author may write in an expression, of which type it is, and with which place the rest is refused.
import { describe, expect, it } from 'vitest'
import type { FieldDefinition } from '../field-attributes.ts'
import type { FieldType } from '../fields/field-type.ts'
import { expressionLimits } from './expression.ts'
import { type ExpressionScope, judgeExpression, named } from './judge-expression.ts'
import { typedValue, typeOfField } from './value-types.ts'

const question = { mn: 'Нийт жин', en: 'Total weight' }
const field = (type: FieldType, name: string, more: object = {}): FieldDefinition => ({
  type,
  name,
  _title: { mn: `${name} гарчиг`, en: `${name} title` },
  ...more,
})
const options = ['ct', 'dental'].map(value => ({ value, label: { mn: value, en: value } }))
const cell = field('number', 'weight')
const table = field('table', 'units', {
  rows: [{ fields: [cell, field('string', 'serial'), field('yesno', 'used')] }],
})
const zones = field('statictable', 'zones', {
  rows: ['inner', 'outer'].map(name => ({
    name,
    _title: question,
    fields: [field('number', 'radius'), ...(name === 'inner' ? [field('date', 'checked')] : [])],
  })),
})
const form = named([
  field('number', 'gross'),
  field('number', 'net'),
  field('string', 'note'),
  field('date', 'from'),
  field('date', 'until'),
  field('yesno', 'used'),
  field('yes', 'agreed'),
  field('select', 'kind', { options }),
  field('checkbox', 'chosen', { options }),
  field('employee', 'people', { options }),
  field('title', 'caption'),
  field('file', 'paper'),
  table,
  zones,
])
const scope: ExpressionScope = { beside: form, form, question, self: 'net' }
const judged = (json: unknown, inside: ExpressionScope = scope) => judgeExpression(json, 'at', inside)
const refused = (json: unknown, inside?: ExpressionScope) => {
  const { type, problems } = judged(json, inside)
  expect(type).toBeNull()
  for (const { params } of problems) expect(params?.question).toBe(question)
  return problems.map(({ code, path, params: { question: _, ...params } = {} }) => [code, path, params])
}
const gross = { field: 'gross' }
const note = { field: 'note' }
const from = { field: 'from' }
const used = { equals: [{ field: 'used' }, 'yes'] }
const deep = (times: number): unknown => (times === 0 ? gross : { round: deep(times - 1) })

describe('an expression is of the type', () => {
  it.each([
    ['number', { add: [gross, 1, 2] }],
    ['number', { divide: [gross, 3], digits: 6 }],
    ['number', { round: gross, digits: 0 }],
    ['number', { round: [gross] }],
    ['number', { min: [gross, 5] }],
    ['day', { max: [from, { day: '2026-01-31' }, { today: true }] }],
    ['truth', { atMost: [from, { today: true }] }],
    ['truth', { equals: [note, 'a'] }],
    ['truth', { equals: [{ field: 'used' }, 'no'] }],
    ['truth', { oneOf: [{ field: 'kind' }, 'ct', 'dental'] }],
    ['truth', { oneOf: [{ field: 'chosen' }, 'ct'] }],
    ['text', { if: [used, note, 'none'] }],
    ['number', { if: [used, gross, 0] }],
    ['text', { default: [note, { person: 'last_name' }] }],
    ['text', { organisation: 'address.district' }],
    ['truth', { filled: { field: 'paper' } }],
    ['truth', { filled: { form: 'units' } }],
    ['truth', { field: 'agreed' }],
    ['number', { sum: { field: 'weight' }, over: 'units' }],
    ['number', { count: true, over: 'units' }],
    ['truth', { unique: { field: 'serial' }, over: 'units' }],
    ['number', { max: { field: 'radius' }, over: 'zones' }],
    ['number', { form: 'zones/inner/radius' }],
    ['day', { addMonths: [from, 3] }],
    ['day', { addDays: [from, 3] }],
    ['day', { addYears: [from, gross] }],
    ['number', { daysBetween: [from, { today: true }] }],
    ['number', { monthsBetween: [from, { today: true }] }],
    ['number', { yearsBetween: [from, { today: true }] }],
    ['number', { yearOf: from }],
    ['number', deep(expressionLimits.depth - 1)],
  ] as const)('%s: %j', (type, json) => {
    expect(judged(json)).toMatchObject({ type, problems: [] })
  })
})

describe('[REQ-EXPR-02] an expression is refused with its place and its question:', () => {
  it.each([
    [null, [['wrong_shape', 'at', {}]]],
    [[gross], [['wrong_shape', 'at', {}]]],
    [{}, [['wrong_shape', 'at', {}]]],
    [{ over: 'units' }, [['wrong_shape', 'at', {}]]],
    [{ add: [gross, 1], subtract: [gross, 1] }, [['wrong_shape', 'at', {}]]],
    [{ weigh: [gross] }, [['unknown_operator', 'at/weigh', { operator: 'weigh' }]]],
    [{ constructor: [gross] }, [['unknown_operator', 'at/constructor', { operator: 'constructor' }]]],
    [{ add: [gross, 1], over: 'units' }, [['unknown_operator', 'at/add', { operator: 'add' }]]],
    [{ add: [gross] }, [['too_few', 'at/add', { min: 2 }]]],
    [{ subtract: [gross, 1, 2] }, [['limit_exceeded', 'at/subtract', { max: 2 }]]],
    [{ add: [gross, note] }, [['wrong_type', 'at/add', {}]]],
    [{ less: [note, 'b'] }, [['wrong_type', 'at/less', {}]]],
    [{ min: [note, 'b'] }, [['wrong_type', 'at/min', {}]]],
    [{ max: [{ field: 'agreed' }, true] }, [['wrong_type', 'at/max', {}]]],
    [{ equals: [gross, note] }, [['wrong_type', 'at/equals', {}]]],
    [{ equals: [{ field: 'chosen' }, { field: 'chosen' }] }, [['wrong_type', 'at/equals', {}]]],
    [{ if: [gross, 1, 2] }, [['wrong_type', 'at/if', {}]]],
    [{ if: [used, 1, 'a'] }, [['wrong_type', 'at/if', {}]]],
    [{ addDays: [1, from] }, [['wrong_type', 'at/addDays', {}]]],
    [{ round: gross, digits: 7 }, [['wrong_shape', 'at/digits', {}]]],
    [{ round: gross, digits: -1 }, [['wrong_shape', 'at/digits', {}]]],
    [{ round: gross, digits: 1.5 }, [['wrong_shape', 'at/digits', {}]]],
    [{ round: gross, digits: '2' }, [['wrong_shape', 'at/digits', {}]]],
    [{ add: [gross, 1], digits: 2 }, [['wrong_shape', 'at/digits', {}]]],
    [{ today: false }, [['wrong_shape', 'at/today', {}]]],
    [{ day: '2026-02-30' }, [['not_a_date', 'at/day', {}]]],
    [{ day: 20260101 }, [['not_a_date', 'at/day', {}]]],
    [{ day: ['2026-01-31'] }, [['not_a_date', 'at/day', {}]]],
    [{ person: 'last name' }, [['wrong_shape', 'at/person', {}]]],
    [{ organisation: `a${'b'.repeat(100)}` }, [['wrong_shape', 'at/organisation', {}]]],
    [{ person: 5 }, [['wrong_shape', 'at/person', {}]]],
    [{ field: 5 }, [['wrong_shape', 'at/field', {}]]],
    [{ field: 'net' }, [['refers_to_itself', 'at/field', { name: 'net' }]]],
    [{ field: 'gone' }, [['dangling_reference', 'at/field', { name: 'gone' }]]],
    [{ field: 'g'.repeat(70) }, [['dangling_reference', 'at/field', { name: 'g'.repeat(64) }]]],
    [{ field: 'caption' }, [['refers_to_caption', 'at/field', { name: 'caption' }]]],
    [{ field: 'paper' }, [['wrong_type', 'at/field', { name: { mn: 'paper гарчиг', en: 'paper title' } }]]],
    [{ form: 'zones/middle/radius' }, [['dangling_reference', 'at/form', { name: 'zones/middle/radius' }]]],
    [{ form: 'units/one/weight' }, [['dangling_reference', 'at/form', { name: 'units/one/weight' }]]],
    [{ form: 'zones/inner' }, [['dangling_reference', 'at/form', { name: 'zones/inner' }]]],
    [{ filled: 'gross' }, [['wrong_shape', 'at/filled', {}]]],
    [{ filled: { field: 'gross', form: 'net' } }, [['wrong_shape', 'at/filled', {}]]],
    [{ filled: { day: 'gross' } }, [['wrong_shape', 'at/filled', {}]]],
    [{ filled: { field: 'gone' } }, [['dangling_reference', 'at/filled', { name: 'gone' }]]],
    [{ oneOf: gross }, [['too_few', 'at/oneOf', { min: 2 }]]],
    [{ oneOf: [note] }, [['too_few', 'at/oneOf', { min: 2 }]]],
    [{ oneOf: [note, ...Array(50).fill('a')] }, [['limit_exceeded', 'at/oneOf', { max: 50 }]]],
    [{ oneOf: [note, 5] }, [['wrong_type', 'at/oneOf', {}]]],
    [{ oneOf: [{ field: 'gone' }, 5] }, [['dangling_reference', 'at/oneOf/0/field', { name: 'gone' }]]],
    [{ equals: [{ field: 'gone' }, 'x'] }, [['dangling_reference', 'at/equals/0/field', { name: 'gone' }]]],
    [{ sum: { field: 'weight' }, over: 'rows' }, [['dangling_reference', 'at/over', { name: 'rows' }]]],
    [{ sum: { field: 'weight' }, over: 'gross' }, [['dangling_reference', 'at/over', { name: 'gross' }]]],
    [{ sum: { field: 'weight' }, over: 7 }, [['dangling_reference', 'at/over', { name: '7' }]]],
    [{ sum: [{ field: 'weight' }], over: 'units' }, [['wrong_shape', 'at/sum', {}]]],
    [{ sum: { field: 'serial' }, over: 'units' }, [['wrong_type', 'at/sum', {}]]],
    [{ sum: { field: 'checked' }, over: 'zones' }, [['dangling_reference', 'at/sum/field', { name: 'checked' }]]],
    ['a'.repeat(201), [['too_long', 'at', { max: 200 }]]],
    [1e15, [['number_out_of_range', 'at', {}]]],
    [0.0000001, [['number_out_of_range', 'at', {}]]],
    [
      { add: [{ add: [gross, note] }, { weigh: 1 }] },
      [
        ['wrong_type', 'at/add/0/add', {}],
        ['unknown_operator', 'at/add/1/weigh', { operator: 'weigh' }],
      ],
    ],
  ] as const)('%j', (json, problems) => {
    expect(refused(json)).toEqual(problems)
  })

  it('an option that its question does not offer, wherever it stands', () => {
    const told = (json: unknown) => judged(json).problems.map(({ code, path, params }) => [code, path, params?.value])
    expect(told({ equals: [{ field: 'kind' }, 'mri'] })).toEqual([['unknown_option', 'at/equals/1', 'mri']])
    expect(told({ differs: ['mri', { field: 'kind' }] })).toEqual([['unknown_option', 'at/differs/0', 'mri']])
    expect(told({ oneOf: [{ field: 'kind' }, 'ct', 'mri'] })).toEqual([['unknown_option', 'at/oneOf/2', 'mri']])
    expect(told({ equals: [{ field: 'used' }, 'perhaps'] })).toEqual([['unknown_option', 'at/equals/1', 'perhaps']])
    // Texts that are typed, and people, are no list; two lists are compared with each other.
    expect(told({ equals: [note, 'mri'] })).toEqual([])
    expect(told({ oneOf: [{ field: 'people' }, 'mri'] })).toEqual([])
    expect(told({ equals: [{ field: 'kind' }, { field: 'used' }] })).toEqual([])
  })

  it('one that goes deeper than eight, told once and at its depth', () => {
    expect(refused(deep(expressionLimits.depth))).toEqual([
      ['limit_exceeded', `at${'/round'.repeat(expressionLimits.depth)}`, { max: 8 }],
    ])
  })

  it('[REQ-EXPR-04] one of more than a hundred parts, told once for all of it', () => {
    const wide = (parts: number) => ({ all: Array.from({ length: parts }, () => ({ any: [{ weigh: 1 }] })) })
    const twenty = Array.from({ length: 20 }, () => ({ add: [gross, 1, 2, 3] }))
    expect(judged({ add: twenty.slice(0, 19) })).toMatchObject({ type: 'number', parts: 96 })
    expect(refused({ add: twenty })).toEqual([['limit_exceeded', 'at', { max: 100 }]])
    expect(judged({ add: twenty }).parts).toBeGreaterThan(100)
    // Of the hundredth part it is still told what is wrong with it.
    const full = { add: [...twenty.slice(0, 19), { add: [gross, note, 1] }] }
    expect(judged(full).parts).toBe(100)
    expect(refused(full)).toEqual([['wrong_type', 'at/add/19/add', {}]])
    expect(refused(wide(20))).toHaveLength(20)
    const filled = Array.from({ length: 20 }, () => ({ all: [{ filled: gross }, { filled: gross }] }))
    expect(refused({ any: filled })).toEqual([['limit_exceeded', 'at', { max: 100 }]])
  })
})

describe('the answers of a field', () => {
  it.each([
    ['number', 'number', {}],
    ['year', 'number', {}],
    ['date', 'day', {}],
    ['yes', 'truth', {}],
    ['hidden', 'text', { defaultvalue: 'a' }],
    ['hidden', 'number', { defaultvalue: 5 }],
    ['hidden', 'truth', { calculate: true }],
    ['checkbox', 'truth', {}],
    ['checkbox', 'list', { options }],
    ['employee', 'list', {}],
    ['string', 'text', {}],
    ['select', 'text', {}],
    ['yesno', 'text', {}],
    ['file', 'any', {}],
    ['checkboxfile', 'any', {}],
    ['text_template', 'any', {}],
    ['authdata', 'any', {}],
    ['label', 'any', {}],
    ['title', 'any', {}],
    ['dynamicadd', 'any', {}],
    ['explosive_usage_tool', 'any', {}],
    ['table', 'any', {}],
    ['statictable', 'any', {}],
    ['address', 'any', {}],
    ['additional_safety', 'any', {}],
  ] as const)('of kind %s are of type %s: %j', (type, expected, more) => {
    expect(typeOfField(field(type, 'asked', more))).toBe(expected)
  })

  it('are worth nothing in a type that they are not of', () => {
    expect(typedValue('12.50', 'number')).toEqual({ units: 125n, places: 1 })
    expect([typedValue('twelve', 'number'), typedValue('2026-02-30', 'day'), typedValue(20260101, 'day')]).toEqual([
      ...[null, null, null],
    ])
    expect(typedValue('2026-02-28', 'day')).toBe('2026-02-28')
    expect([true, 'yes', 'no', false, null].map(answer => typedValue(answer, 'truth'))).toEqual([
      ...[true, true, false, false, false],
    ])
    expect([typedValue(['a', 5, 'b'], 'list'), typedValue('a', 'list')]).toEqual([['a', 'b'], null])
    expect([typedValue('a', 'text'), typedValue(5, 'text'), typedValue('a', 'any')]).toEqual(['a', null, null])
  })
})
