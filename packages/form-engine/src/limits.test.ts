import { describe, expect, it } from 'vitest'
import { compileDefinition } from './compile.ts'
import { parseDefinition } from './definition.ts'
import type { Facts } from './facts.ts'
import type { FieldDefinition } from './field-attributes.ts'
import { sanitizeAnswers, validateForm } from './validate.ts'

const facts: Facts = { today: '2026-03-02', language: 'mn', options: {}, person: {}, company: null }
const title = { mn: 'Талбар', en: 'Field' }
const form = (fields: readonly FieldDefinition[]) => ({
  _name: title,
  sections: [{ _title: title, rows: chunks(fields).map(part => ({ fields: part })) }],
})
const chunks = (fields: readonly FieldDefinition[]) =>
  Array.from({ length: Math.ceil(fields.length / 50) }, (_, index) => fields.slice(index * 50, index * 50 + 50))

const compiled = (fields: readonly FieldDefinition[]) => {
  const parsed = parseDefinition(form(fields))
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return compileDefinition(parsed.definition, { renew: false })
}
const codes = (fields: readonly FieldDefinition[], answers: unknown) =>
  validateForm(compiled(fields), answers, facts).map(({ code, path }) => `${code} ${path}`)
const numbered = (count: number): FieldDefinition[] =>
  Array.from({ length: count }, (_, index) => ({ type: 'string', name: `f${index}`, _title: title }))
const nested = (depth: number): unknown => Array.from({ length: depth }).reduce<unknown>(inner => [inner], 'x')

describe('limits of definitions', () => {
  it('[D7] takes 1,000 fields and no more', () => {
    expect(parseDefinition(form(numbered(1000))).ok).toBe(true)
    expect(parseDefinition(form(numbered(1001)))).toEqual({
      ok: false,
      problems: [{ code: 'limit_exceeded', path: 'sections', params: { max: 1000 } }],
    })
  })

  it('[D10] refuses 100,000 levels without recursing into them', () => {
    const problems = parseDefinition({ _name: nested(100_000) })
    expect(problems).toEqual({ ok: false, problems: [{ code: 'too_deep', path: '', params: { max: 40 } }] })
  })

  it('[D10] refuses a definition of more than 100,000 values', () => {
    expect(parseDefinition({ junk: Array(200_000).fill(0) })).toMatchObject({
      ok: false,
      problems: [{ code: 'too_large', path: '' }],
    })
  })

  it('[D10] refuses a text of 10,001 characters', () => {
    expect(parseDefinition({ _name: 'я'.repeat(10_001) })).toMatchObject({
      ok: false,
      problems: [{ code: 'too_long', path: '' }],
    })
  })

  it('[D10] refuses prototype keys wherever they stand', () => {
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      const json: unknown = JSON.parse(`{"_name":{"mn":"А","en":"A"},"sections":[{"${key}":{"admin":true}}]}`)
      expect(parseDefinition(json), key).toMatchObject({ ok: false, problems: [{ code: 'forbidden_key', path: '' }] })
    }
  })

  it('[D6] follows a chain of 1,000 conditions', () => {
    const chain = numbered(1000).map(
      (field, index): FieldDefinition =>
        index === 0 ? field : { ...field, yesnofield: `f${index - 1}`, yesnovalue: 'я' },
    )
    const answers = Object.fromEntries(chain.map(({ name }) => [name, 'я']))
    expect(codes(chain, answers)).toEqual([])
  })
})

describe('limits of answers', () => {
  it('[B4] reports 100,000 levels in any kind of place', () => {
    const fields: FieldDefinition[] = [
      { type: 'string', name: 'a', _title: title },
      { type: 'additional_safety', name: 'g', _title: title },
      { type: 'table', name: 't', _title: title, rows: [{ fields: [{ type: 'string', name: 's', _title: title }] }] },
    ]
    const deep = nested(100_000)
    const answers = { a: deep, g: deep, t: [{ _id: 'r1', s: deep }], other: deep }
    expect(codes(fields, answers)).toEqual(['wrong_shape a', 'too_deep g', 'wrong_shape t/r1/s'])
    expect(sanitizeAnswers(compiled(fields), answers)).toEqual({ t: [{ _id: 'r1' }] })
  })

  it('[B4] reports a tool section of more than 20,000 values', () => {
    const fields: FieldDefinition[] = [{ type: 'additional_clothing', name: 'g', _title: title }]
    expect(codes(fields, { g: [Array(20_001).fill(0)] })).toEqual(['too_large g'])
  })

  it('[T2] takes 10,000 characters in a textarea and no more', () => {
    const fields: FieldDefinition[] = [{ type: 'textarea', name: 'a', _title: title }]
    expect(codes(fields, { a: 'я'.repeat(10_000) })).toEqual([])
    expect(codes(fields, { a: 'я'.repeat(10_001) })).toEqual(['too_long a'])
  })

  it('[W3] reads 1,000 rows and says that 100,000 are too many', () => {
    const fields: FieldDefinition[] = [
      { type: 'table', name: 't', _title: title, rows: [{ fields: [{ type: 'number', name: 'n', _title: title }] }] },
    ]
    const rows = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ _id: `r${index}`, n: String(index) }))
    expect(codes(fields, { t: rows(1000) })).toEqual([])
    expect(codes(fields, { t: rows(100_000) })).toEqual(['too_many_rows t'])
    expect(codes(fields, sanitizeAnswers(compiled(fields), { t: rows(100_000) }))).toEqual(['too_many_rows t'])
  })
})
