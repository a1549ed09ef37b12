// Single answers at the edges of what their kinds take.
import { maxUploadBytes, uploadName } from '@khyanalt/domain/upload-limits'
import { describe, expect, it } from 'vitest'
import { compileDefinition } from './compile.ts'
import { copiedData } from './defaults.ts'
import { parseDefinition } from './definition.ts'
import type { Facts } from './facts.ts'
import type { FieldDefinition } from './field-attributes.ts'
import type { FieldType } from './fields/field-type.ts'
import { kindOf } from './fields/registry.ts'
import { autofillPatch } from './prefill.ts'

const title = { mn: 'Асуулт', en: 'Question' }
const facts: Facts = { today: '2026-11-23', language: 'mn', options: {}, person: {}, company: null }
const fieldOf = (type: FieldType, more: object = {}): FieldDefinition => ({
  type,
  name: 'asked',
  _title: title,
  ...more,
})

it('[REQ-FORMAT-07] a phone keeps its plus before too few digits for another country, and loses it before enough', () => {
  const read = (typed: string) => kindOf('phone').read(typed, fieldOf('phone'))
  expect(['+99112233', '+976 9911-2233', '+4915112345678', '9911 2233'].map(read)).toEqual(
    ['+99112233', '99112233', '4915112345678', '99112233'].map(value => ({ ok: true, value })),
  )
})

describe('an upload', () => {
  const name = uploadName('00000001-1111-4222-8333-444455556666', 'ab12cd1')
  const codes = (more: object) =>
    kindOf('file')
      .problems({ name, ...more }, fieldOf('file'), { path: 'asked', facts })
      .map(({ code }) => code)

  it.each([
    [{}, []],
    [{ title: 'a'.repeat(255), size: 1 }, []],
    [{ title: 'a'.repeat(256) }, ['wrong_shape']],
    [{ title: 5 }, ['wrong_shape']],
    [{ size: '5' }, ['wrong_shape']],
    [{ size: 1.5 }, ['wrong_shape']],
    [{ size: -1 }, ['wrong_shape']],
    [{ size: 0 }, ['file_empty']],
    [{ size: maxUploadBytes }, []],
    [{ size: maxUploadBytes + 1 }, ['file_too_large']],
    [{ name: 'passport.pdf' }, ['file_not_uploaded']],
  ])('with %j: %j', (more, expected) => {
    expect(codes(more)).toEqual(expected)
  })
})

it('a box without a tick is the same as an empty text, and any other value a tick or wrong', () => {
  const empty = (value: unknown) =>
    (['yes', 'checkbox', 'checkvalue'] as const).map(type => kindOf(type).isEmpty(value))
  for (const value of [undefined, null, false, '']) expect(empty(value)).toEqual([true, true, true])
  for (const value of [true, ' ', 0]) expect(empty(value)).toEqual([false, false, false])
})

it('a material is called by the list of all materials where that of the certificate is not at hand', () => {
  const options = { 'explosive/materials': [{ value: 'm1', label: { mn: 'Аммонит', en: 'Ammonite' } }] }
  const text = (library: string) => kindOf('select').text('m1', fieldOf('select', { library }), { ...facts, options })
  expect(text('explosive/permitted')).toEqual({ mn: 'Аммонит', en: 'Ammonite' })
  expect(text('country')).toEqual({ mn: 'm1', en: 'm1' })
})

it('nothing is copied from a place that the form does not have, nor onward from what was copied', () => {
  const fields = [
    fieldOf('autofill', { name: 'from', autofields: ['to'] }),
    fieldOf('autofill', { name: 'to' }),
    fieldOf('title', { name: 'heading' }),
  ]
  const parsed = parseDefinition({ _name: title, sections: [{ _title: title, rows: [{ fields }] }] })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const form = compileDefinition(parsed.definition, { renew: false })
  for (const path of ['gone', 'from', 'heading', 'gone/r1/from']) {
    expect(autofillPatch(form, path, { from: 'а' }, facts)).toEqual({})
  }
})

it('a choice copies texts, numbers and truths of its data, and no lists, records or nothing', () => {
  const data = { text: 'а', number: 5, no: false, none: null, list: ['а'], record: { a: 1 } }
  const kinds = { value: 'a', label: title, data }
  const copied = (target: string) =>
    copiedData({ field: fieldOf('select', { library: 'kinds' }) } as Parameters<typeof copiedData>[0], 'a', target, {
      ...facts,
      options: { kinds: [kinds] },
    })
  expect([...Object.keys(data), 'other'].map(copied)).toEqual([
    ...[{ text: 'а' }, { text: '5' }, { text: 'false' }],
    ...[null, null, null, null],
  ])
})
