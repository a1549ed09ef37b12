// Which forms have rules at all, and where the rules of a form stand among its answers.
import { describe, expect, it } from 'vitest'
import { affectedBy, compileDefinition } from '../compile.ts'
import { parseDefinition } from '../definition.ts'
import { explain } from '../explain.ts'
import type { Facts } from '../facts.ts'
import { summarise } from '../summary.ts'
import { usesRules } from './used-rules.ts'

const title = { mn: 'Жин', en: 'Weight' }
const say = { mn: 'Их байна.', en: 'Too much.' }
const facts: Facts = { today: '2026-11-23', language: 'mn', options: {}, person: {}, company: null }
const field = (type: string, name: string, more: object = {}) => ({ type, name, _title: title, ...more })
const parse = (fields: readonly object[], more: object = {}) =>
  parseDefinition({ _name: title, sections: [{ _title: title, rows: [{ fields }], ...more }] })
const defined = (fields: readonly object[], more: object = {}) => {
  const parsed = parse(fields, more)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.definition
}
const number = field('number', 'net')
const check = { that: { atMost: [{ field: 'net' }, 5] }, say }

describe('a form uses rules', () => {
  const rows = (...lists: readonly (readonly object[])[]) => lists.map(fields => ({ fields }))
  const doubled = field('number', 'twice', { calculate: { multiply: [{ field: 'each' }, 2] } })

  it.each([
    ['where nothing is calculated or checked', false, [number], {}],
    ['where a step is checked', true, [number], { checks: [check] }],
    ['where a field is calculated', true, [number, field('number', 'sum', { calculate: { add: [1, 1] } })], {}],
    [
      'where one cell of one row of a table is calculated',
      true,
      [field('table', 'units', { rows: rows([field('number', 'each')], [field('string', 'note'), doubled]) })],
      {},
    ],
    ['where no cell is', false, [field('table', 'units', { rows: rows([field('number', 'each')]) })], {}],
  ] as const)('%s: %s', (_, expected, fields, more) => {
    expect(usesRules(defined(fields, more))).toBe(expected)
  })
})

describe('a check stands', () => {
  const zones = field('statictable', 'zones', {
    rows: ['inner', 'outer'].map(name => ({
      name,
      _title: title,
      fields: [field('number', 'radius'), field('number', 'net')],
    })),
  })

  it.each([
    ['zones/inner/radius', []],
    ['zones/gone/radius', ['dangling_reference sections/0/checks/0/at/0']],
    ['zones/inner/gone', ['dangling_reference sections/0/checks/0/at/0']],
    ['gone/inner/radius', ['dangling_reference sections/0/checks/0/at/0']],
    ['net/inner/radius', ['dangling_reference sections/0/checks/0/at/0']],
  ])('[REQ-EXPR-02] at an answer that is there: %s', (at, problems) => {
    const parsed = parse([number, zones], { checks: [{ ...check, at: [at] }] })
    expect(parsed.ok ? [] : parsed.problems.map(({ code, path }) => `${code} ${path}`)).toEqual(problems)
  })

  it('[REQ-EXPR-06] in a fixed row and asks about the form, whose answer touches the table', () => {
    const checks = [{ ...check, at: ['zones/inner/radius'] }]
    const form = compileDefinition(defined([number, zones], { checks }), { renew: false })
    expect(affectedBy(form, 'net')).toEqual(['zones'])
  })

  it('[REQ-EXPR-05] a calculation from a cell of a fixed row follows its table', () => {
    const twice = field('number', 'twice', { calculate: { multiply: [{ form: 'zones/inner/radius' }, 2] } })
    const form = compileDefinition(defined([zones, twice]), { renew: false })
    expect([affectedBy(form, 'zones'), affectedBy(form, 'zones/inner/radius')]).toEqual([['twice'], ['twice']])
  })

  it('[REQ-EXPR-08] at a calculated answer, which names no answer twice among those it looks at', () => {
    const units = field('table', 'units', { rows: [{ fields: [number] }] })
    const sum = field('number', 'sum', { calculate: { sum: { field: 'net' }, over: 'units' } })
    const most = { that: { atMost: [{ field: 'sum' }, { field: 'most' }] }, say }
    const fields = [number, field('number', 'most'), units, sum]
    const form = compileDefinition(defined(fields, { checks: [most] }), { renew: false })
    const asked = explain(form, 'sum', {})?.reasons.flatMap(({ answers }) => answers.map(({ name }) => name)) ?? []
    expect(asked).toContain('units')
    expect([...new Set(asked)]).toEqual(asked)
  })

  it('[REQ-EXPR-07] in a column of its own where it warns of a row and the columns are listed', () => {
    const units = field('table', 'units', {
      list: [{ value: 'net', label: title }],
      rows: [{ fields: [number] }],
      row_checks: [{ ...check, severity: 'warn', name: 'why' }],
    })
    const form = compileDefinition(defined([units]), { renew: false })
    const [row] = summarise(form, { units: [{ _id: 'r1', net: '9', why: 'Учир' }] }, facts).flatMap(step => step.rows)
    expect(row?.columns).toEqual([
      { name: 'net', title },
      { name: 'why', title: { mn: 'Тайлбар', en: 'Explanation' } },
    ])
  })
})
