// What a person cannot type where the cases beside the definitions look at honest answers alone.
import { describe, expect, it } from 'vitest'
import { compileDefinition } from './compile.ts'
import { parseDefinition } from './definition.ts'
import { deriveAnswers } from './derive.ts'
import type { Facts } from './facts.ts'
import { validateForm } from './validate.ts'

const words = (mn: string) => ({ mn, en: `${mn} (en)` })
const facts: Facts = { today: '2026-11-23', language: 'mn', options: {}, person: {}, company: null }
const field = (type: string, name: string, more: object = {}) => ({ type, name, _title: words(name), ...more })
const compiled = (...fields: readonly object[]) => {
  const parsed = parseDefinition({ _name: words('Маягт'), sections: [{ _title: words('Алхам'), rows: [{ fields }] }] })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return compileDefinition(parsed.definition, { renew: false })
}

describe('a locked answer', () => {
  it('[REQ-DERIVED-01] opens nothing by being sent, not even the choice that would copy it', () => {
    const form = compiled(
      field('autofill', 'rate', { disabled: true }),
      field('autoselect', 'kind', {
        options: [{ value: 'a', label: words('А'), data: { rate: '5' } }],
        autofields: ['rate'],
        yesnofield: 'rate',
        yesnovalue: '5',
      }),
    )
    expect(deriveAnswers(form, { kind: 'a', rate: '5' }, facts)).toEqual({ kind: 'a' })
  })

  it('[REQ-DERIVED-01] in the fixed rows of a table leaves there what is no list of rows, so that it is refused', () => {
    const fields = [field('string', 'unit', { disabled: true, defaultvalue: 'кг' })]
    const form = compiled(field('statictable', 'zones', { rows: [{ name: 'inner', _title: words('Дотор'), fields }] }))
    const derived = deriveAnswers(form, { zones: 'forged' }, facts)
    expect(derived).toEqual({ zones: 'forged' })
    expect(validateForm(form, derived, facts).map(({ code, path }) => [code, path])).toEqual([['wrong_shape', 'zones']])
  })
})

it('[REQ-EXPR-05] a calculation follows another through every table between, whatever their order', () => {
  const table = (name: string, calculate: unknown) =>
    field('table', name, { limit: 100, rows: [{ fields: [field('number', `of_${name}`, { calculate })] }] })
  const names = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
  const tables = names.map((name, index) => {
    const before = names[index - 1]
    return table(name, before === undefined ? { add: [1, 1] } : { sum: { field: `of_${before}` }, over: before })
  })
  const answers = Object.fromEntries(names.map(name => [name, [{ _id: 'r1' }]]))
  const expected = Object.fromEntries(names.map(name => [name, [{ _id: 'r1', [`of_${name}`]: '2' }]]))
  expect(deriveAnswers(compiled(...tables.toReversed()), answers, facts)).toEqual(expected)
})

it('a sample text that is locked takes nothing away that stands under its name', () => {
  const options = [{ value: 'yes', label: words('Жишээ') }]
  const sample = field('text_template', 'sample', { disabled: true, yesnofield: 'open', options })
  const answers = { open: 'yes', sample: 'Хуучин хариулт' }
  expect(deriveAnswers(compiled(field('yesno', 'open'), sample), answers, facts)).toBe(answers)
})

it('a caption that a condition would lock takes nothing away that stands under its name', () => {
  const form = compiled(
    field('yesno', 'open'),
    field('label', 'note', { when: { enable: { field: 'open', in: ['yes'] } } }),
  )
  const answers = { open: 'no', note: 'Хуучин хариулт' }
  expect(deriveAnswers(form, answers, facts)).toBe(answers)
})
