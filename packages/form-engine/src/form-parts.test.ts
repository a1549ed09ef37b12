import type { Bilingual } from '@khyanalt/domain/language'
import { describe, expect, it } from 'vitest'
import { compileDefinition } from './compile.ts'
import { type FormDefinition, parseDefinition } from './definition.ts'
import { namedLists } from './definition-lists.ts'
import { type Facts, isServedList, optionListKey } from './facts.ts'
import { everyField } from './places.ts'
import { freeName } from './starter-field.ts'
import { validateRow } from './validate.ts'

const words = (mn: string): Bilingual => ({ mn, en: mn })
const field = (type: string, name: string, more: object = {}) => ({ type, name, _title: words(name), ...more })
const define = (fields: readonly object[]): FormDefinition => {
  const rows = fields.map(one => ({ fields: [one] }))
  const parsed = parseDefinition({ _name: words('Маягт'), sections: [{ _title: words('Алхам'), rows }] })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.definition
}
const facts: Facts = { today: '2026-01-05', language: 'mn', options: {}, person: {}, company: null }
const body = define([
  field('select', 'country', { library: 'country' }),
  field('select_lang', 'isotope', { library: 'isotope' }),
  field('select', 'kind', { options: [{ value: 'a', label: words('А') }] }),
  field('address', 'place'),
  field('table', 'machines', {
    rows: [{ fields: [field('string', 'model', { required: true }), field('select', 'maker', { library: 'maker' })] }],
  }),
  field('statictable', 'zones', {
    rows: [
      { name: 'inner', _title: words('Дотор'), fields: [field('number', 'radius')] },
      { name: 'outer', _title: words('Гадна'), fields: [field('number', 'radius')] },
    ],
  }),
])
const form = compileDefinition(body, { renew: false })

describe('the lists of a form', () => {
  it('[REQ-EDIT-04] are named with their places, cells included, without the language that is asked for', () => {
    expect(namedLists(body)).toEqual([
      { path: 'sections/0/rows/0/fields/0/library', library: 'country' },
      { path: 'sections/0/rows/1/fields/0/library', library: 'isotope' },
      { path: 'sections/0/rows/4/fields/0/rows/0/fields/1/library', library: 'maker' },
    ])
  })

  it('are served by key, but for those that are made while a form is filled in', () => {
    expect(optionListKey({ type: 'select_lang', library: 'isotope' } as never)).toBe('lang/isotope')
    expect(['country', 'lang/isotope', 'address/aimaghot', 'explosive/materials'].map(isServedList)).toEqual(
      Array(4).fill(true),
    )
    expect(['workers', 'explosive/certificates', 'explosive/permitted'].map(isServedList)).toEqual(Array(3).fill(false))
  })
})

describe('the fields of a form', () => {
  it('are walked with the cells of tables and of each fixed row', () => {
    expect(everyField(form).map(({ name }) => name)).toEqual([
      ...['country', 'isotope', 'kind', 'place'],
      ...['machines', 'model', 'maker', 'zones', 'radius', 'radius'],
    ])
  })

  it('[REQ-EDIT-03] a new one gets the first number that none has', () => {
    expect(freeName('string', new Set())).toBe('string_1')
    expect(freeName('string', new Set(['string_1', 'string_3', 'number_2']))).toBe('string_2')
    expect(freeName('string', new Set(['string_1', 'string_2']))).toBe('string_3')
  })
})

describe('one row of a table', () => {
  const problems = (table: string, row: object) => validateRow(form, table, row as never, {}, facts)

  it('is judged by itself, with paths that carry its id', () => {
    expect(problems('machines', { _id: 'r1', model: '' })).toEqual([
      expect.objectContaining({ path: 'machines/r1/model' }),
    ])
    expect(problems('machines', { _id: 'r1', model: 'Альфа' })).toEqual([])
  })

  it('is judged anew when what is known of lists and days changes, though nothing was typed in it', () => {
    const row = { _id: 'r1', model: 'Альфа', maker: 'siemens' }
    const listed = (...values: readonly string[]): Facts => ({
      ...facts,
      options: { maker: values.map(value => ({ value, label: words(value) })) },
    })
    const codes = (known: Facts) => validateRow(form, 'machines', row, {}, known).map(({ code }) => code)
    expect([codes(listed('philips')), codes(listed('siemens')), codes(facts)]).toEqual([['not_an_option'], [], []])
  })

  it('has no problem where the form has no such table, or where it is no row', () => {
    expect(problems('gone', { _id: 'r1', model: '' })).toEqual([])
    expect(problems('machines', { _id: '__proto__/x', model: '' })).toEqual([])
  })
})
