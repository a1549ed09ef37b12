// What expressions are worth where the cases beside the definitions look at one side alone.
import { describe, expect, it } from 'vitest'
import { compileDefinition } from '../compile.ts'
import { parseDefinition } from '../definition.ts'
import { deriveAnswers } from '../derive.ts'
import type { Facts } from '../facts.ts'
import { sheetForm, standalone } from '../register-forms.ts'
import { registers } from '../registers/registers.ts'
import type { Expression } from './expression.ts'

const title = { mn: 'Асуулт', en: 'Question' }
const facts: Facts = { today: '2026-11-23', language: 'mn', options: {}, person: {}, company: null }
const options = ['ct', 'dental', 'mri'].map(value => ({ value, label: { mn: value, en: value } }))
const fields = [
  { type: 'select', name: 'kind', _title: title, options },
  { type: 'checkbox', name: 'uses', _title: title, options },
  { type: 'number', name: 'weight', _title: title, min: 3, max: 3 },
]
const define = (more: readonly object[]) =>
  parseDefinition({ _name: title, sections: [{ _title: title, rows: [{ fields: [...fields, ...more] }] }] })

/** What a yes or no that is calculated is worth with these answers; undefined where nothing comes of it. */
const worth = (calculate: Expression, answers: object): unknown => {
  const read = define([{ type: 'hidden', name: 'result', _title: title, calculate }])
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return deriveAnswers(compileDefinition(read.definition, { renew: false }), { ...answers }, facts).result
}

describe('[REQ-EXPR-03] one of several', () => {
  const kind: Expression = { oneOf: [{ field: 'kind' }, 'ct', 'dental'] }
  const uses: Expression = { oneOf: [{ field: 'uses' }, 'ct', 'dental'] }

  it.each([
    [kind, { kind: 'ct' }, 'yes'],
    [kind, { kind: 'dental' }, 'yes'],
    [kind, { kind: 'mri' }, 'no'],
    [kind, {}, undefined],
    [uses, { uses: ['mri', 'dental'] }, 'yes'],
    [uses, { uses: ['mri'] }, 'no'],
  ])('%j of %j: %s', (expression, answers, expected) => {
    expect(worth(expression, answers)).toBe(expected)
  })

  it('is asked of choices that are there, as are equal and differing ones', () => {
    expect(worth({ equals: [{ field: 'kind' }, 'ct'] }, { kind: 'mri' })).toBe('no')
    expect(worth({ differs: [{ field: 'kind' }, 'ct'] }, { kind: 'mri' })).toBe('yes')
    expect(worth({ differs: [{ field: 'kind' }, 'ct'] }, { kind: 'ct' })).toBe('no')
    expect(worth({ differs: [{ field: 'kind' }, 'ct'] }, {})).toBeUndefined()
  })
})

it('[REQ-EXPR-03] an answer is filled in where something stands in it, and a forged no is nothing', () => {
  const filled: Expression = { filled: { field: 'kind' } }
  expect(['ct', '', ' ', null, false].map(kind => worth(filled, { kind }))).toEqual(['yes', 'no', 'no', 'no', 'no'])
})

it('a smallest and a largest number may be the same, and not the other way round', () => {
  expect(define([]).ok).toBe(true)
  expect(define([{ type: 'number', name: 'height', _title: title, min: 4, max: 3 }]).ok).toBe(false)
})

it('[REQ-SAFE-01] a register alone asks for the question that opens the others, and for no other', () => {
  const required = (form: ReturnType<typeof sheetForm>) =>
    [...form.fields.values()].filter(({ field }) => field.required).map(({ name }) => name)
  const { safety } = registers
  expect(required(sheetForm(safety, standalone))).toEqual(['own_storage'])
  expect([...sheetForm(safety, standalone).fields.keys()]).toContain('gauge_shutter')
  expect(required(sheetForm(safety, { embedded: true, fields: [] })).length).toBeGreaterThan(10)
  expect(required(sheetForm(safety, { embedded: true, fields: ['location'] }))).toEqual(['own_storage', 'location'])
})
