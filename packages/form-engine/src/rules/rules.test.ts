import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compileDefinition } from '../compile.ts'
import { parseDefinition } from '../definition.ts'
import { definitionDifference } from '../definition-difference.ts'
import { deriveAnswers } from '../derive.ts'
import type { Facts } from '../facts.ts'
import * as exact from './exact-number.ts'
import { namingOperators, operatorOf, operators, rowOperators } from './expression.ts'

const title = { mn: 'Жин', en: 'Weight' }
const say = { mn: 'Цэвэр жин бохир жингээс их байна.', en: 'The net weight is more than the gross weight.' }
const weights = ['net', 'gross'].map(name => ({ type: 'number', name, _title: title }))
const form = (more: object, fields: readonly object[] = weights) => ({
  _name: title,
  sections: [{ _title: title, rows: [{ fields }], ...more }],
})
const parsed = (json: unknown) => {
  const result = parseDefinition(json)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result.definition
}
const net = (number: number) => ({ that: { atMost: [{ field: 'net' }, number] }, say })

describe('expressions', () => {
  const cases = ['expressions', 'checks'].map(name =>
    JSON.parse(readFileSync(new URL(`../../cases/${name}.json`, import.meta.url), 'utf8')),
  )
  const used = new Set(
    cases.flatMap(file => objectsIn(file)).map(one => `${operatorOf(one)}${'over' in one ? ' over' : ''}`),
  )
  const known = [
    ...Object.keys(operators),
    ...namingOperators,
    ...['today', 'day', 'filled', 'oneOf'],
    ...Object.keys(rowOperators).map(operator => `${operator} over`),
  ]

  it.each(known)('[REQ-EXPR-01] %s has a case', operator => {
    expect(used).toContain(operator)
  })

  it('[REQ-EXPR-02] are refused in the words of the question or check that they belong to', () => {
    const fields = [{ type: 'number', name: 'sum', _title: title, calculate: { add: [{ field: 'gone' }, 1] } }]
    expect(parseDefinition(form({}, fields))).toEqual({
      ok: false,
      problems: [
        {
          code: 'dangling_reference',
          path: 'sections/0/rows/0/fields/0/calculate/add/0/field',
          params: { name: 'gone', question: title },
        },
      ],
    })
    expect(parseDefinition(form({ checks: [{ that: { power: 2 }, say }] }))).toMatchObject({
      problems: [{ code: 'unknown_operator', params: { operator: 'power', question: say } }],
    })
  })

  it('[REQ-EXPR-04] that wait for each other in a circle are refused by name, each in the words of its question', () => {
    const calculated = (name: string, other: string) => ({
      type: 'number',
      name,
      _title: { mn: `${name} гарчиг`, en: `${name} title` },
      calculate: { add: [{ field: other }, 1] },
    })
    expect(parseDefinition(form({}, [calculated('one', 'two'), calculated('two', 'one')]))).toEqual({
      ok: false,
      problems: ['one', 'two'].map((name, index) => ({
        code: 'cyclic_calculation',
        path: `sections/0/rows/0/fields/${index}/calculate`,
        params: { name, max: 20, question: { mn: `${name} гарчиг`, en: `${name} title` } },
      })),
    })
  })

  it('[REQ-EXPR-04] of a whole form hold three thousand parts and no more', () => {
    const that = { more: [{ add: Array.from({ length: 20 }, () => ({ field: 'net' })) }, 0] }
    const checks = (count: number) =>
      form({ checks: Array.from({ length: count }, () => ({ that, say })).slice(0, 50) })
    expect(parseDefinition(checks(50)).ok).toBe(true)
    const steps = Array.from({ length: 3 }, () => checks(50).sections[0])
    const many = steps.map((step, index) => ({
      ...step,
      rows: [
        { fields: weights.map(field => ({ ...field, name: index === 0 ? field.name : `${field.name}${index}` })) },
      ],
    }))
    expect(parseDefinition({ _name: title, sections: many })).toEqual({
      ok: false,
      problems: [{ code: 'limit_exceeded', path: 'sections', params: { max: 3000 } }],
    })
  })
})

describe('checks', () => {
  it('[REQ-EXPR-06] of the whole form leave a renewal with steps of its own alone', () => {
    const renewal = [{ _title: title, rows: [{ fields: [{ type: 'number', name: 'years', _title: title }] }] }]
    const definition = parsed({ ...form({}), renew_sections: renewal, checks: [net(5)] })
    const checked = (renew: boolean) =>
      [...compileDefinition(definition, { renew }).fields.values()].filter(({ checks }) => checks.length > 0).length
    expect([checked(false), checked(true)]).toEqual([1, 0])
  })

  it('[REQ-EXPR-02] of rows that ask about the whole table stand in no row, and name the table', () => {
    const units = {
      type: 'table',
      name: 'units',
      _title: title,
      rows: [{ fields: weights }],
      row_checks: [{ that: { unique: { field: 'net' }, over: 'units' }, say }],
    }
    expect(parseDefinition(form({}, [units]))).toEqual({
      ok: false,
      problems: [
        {
          code: 'dangling_reference',
          path: 'sections/0/rows/0/fields/0/row_checks/0/at',
          params: { name: 'units', question: say },
        },
      ],
    })
  })

  it('[REQ-EXPR-06] are told among the differences of two versions by their sentence', () => {
    const checked = (number: number) => parsed(form({ checks: [net(number), net(9)] }))
    const changes = definitionDifference(checked(5), checked(6))
    expect(changes).toEqual([
      { code: 'check_added', path: 'sections/0/checks/0', title: say },
      { code: 'check_removed', path: 'sections/0/checks/0', title: say },
    ])
  })
})

describe('rows', () => {
  it('[REQ-EXPR-03] of a fixed table follow what shows their cells, each row by its own', () => {
    const cell = { type: 'number', name: 'radius', _title: title }
    const row = (name: string, fields: readonly object[]) => ({ name, _title: title, fields })
    const zones = {
      type: 'statictable',
      name: 'zones',
      _title: title,
      rows: [row('one', [cell]), row('two', [{ ...cell, yesnofield: 'asked' }])],
    }
    const sum = { type: 'number', name: 'sum', _title: title, calculate: { sum: { field: 'radius' }, over: 'zones' } }
    const definition = parsed(form({}, [{ type: 'yesno', name: 'asked', _title: title }, zones, sum]))
    const rows = ['one', 'two'].map(_id => ({ _id, radius: '2' }))
    const sumOf = (asked: string) =>
      deriveAnswers(compileDefinition(definition, { renew: false }), { asked, zones: rows }, facts).sum
    expect([sumOf('yes'), sumOf('no')]).toEqual(['4', '2'])
  })
})

const facts: Facts = { today: '2026-06-15', language: 'mn', options: {}, person: {}, company: null }

describe('exact numbers', () => {
  const number = (text: string) => exact.exactOf(text) as exact.Exact
  const spelled = (value: exact.Exact | null) => (value === null ? null : exact.spell(value))

  it.each([
    ['1', '3', 2, '0.33'],
    ['2', '3', 2, '0.67'],
    ['-2', '3', 0, '-1'],
    ['1', '-8', 2, '-0.13'],
    ['0.001', '8', 2, '0'],
    ['999999999999999', '0.000001', 6, '999999999999999000000'],
  ])('[REQ-EXPR-03] %s by %s to %i digits is %s', (a, b, digits, expected) => {
    expect(spelled(exact.divide(number(a), number(b), digits))).toBe(expected)
  })

  it.each([
    ['0.5', 0, '1'],
    ['-0.5', 0, '-1'],
    ['0.49', 0, '0'],
    ['2.345', 2, '2.35'],
    ['-0.05', 1, '-0.1'],
    ['7', 3, '7'],
  ])('[REQ-EXPR-03] %s to %i digits is %s', (text, digits, expected) => {
    expect(spelled(exact.round(number(text), digits))).toBe(expected)
  })

  it('[REQ-EXPR-03] beyond sixty digits are none, and nothing comes of a division by zero', () => {
    const large = { units: 10n ** 59n, places: 0 }
    expect(spelled(exact.add(large, large))).toBe(`2${'0'.repeat(59)}`)
    expect(exact.multiply(large, number('10'))).toBeNull()
    expect(exact.divide(large, number('0'), 2)).toBeNull()
  })
})

/** Every object within a JSON value. */
const objectsIn = (json: unknown): readonly object[] => {
  if (typeof json !== 'object' || json === null) return []
  const inner = Object.values(json).flatMap(objectsIn)
  return Array.isArray(json) ? inner : [json, ...inner]
}
