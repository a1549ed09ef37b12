// What is shown, exported and remembered where a form asks more, or less, than its answers hold.
import { describe, expect, it } from 'vitest'
import { compileDefinition } from './compile.ts'
import { parseDefinition } from './definition.ts'
import type { Facts } from './facts.ts'
import { exportAnswers } from './summary.ts'
import { validateForm } from './validate.ts'
import { sampleText, submittedAnswers, toolChecks, visibleFields } from './visibility.ts'
import { wordsToRemember } from './words.ts'

const words = (mn: string) => ({ mn, en: `${mn} (en)` })
const facts: Facts = { today: '2026-11-23', language: 'mn', options: {}, person: {}, company: null }
const field = (type: string, name: string, more: object = {}) => ({ type, name, _title: words(name), ...more })
const option = (value: string) => ({ value, label: words(value) })
const compiled = (...fields: readonly object[]) => {
  const parsed = parseDefinition({ _name: words('Маягт'), sections: [{ _title: words('Алхам'), rows: [{ fields }] }] })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return compileDefinition(parsed.definition, { renew: false })
}

it('a step that the form does not have checks no tools', () => {
  const tool = { hastool: true, tool_validate: true, tool_fields: ['storage'] }
  const form = compiled(field('yesno', 'has', tool), field('additional_safety', 'storage'))
  expect([0, 1].map(step => toolChecks(form, step, { has: 'yes' }))).toEqual([['storage'], []])
})

it('a field is a tool only of a question that says it has tools', () => {
  const fields = (more: object) => [
    field('yesno', 'has', { tool_fields: ['storage'], ...more }),
    field('string', 'storage'),
  ]
  const shown = (more: object, has: string) => [...visibleFields(compiled(...fields(more)), { has })]
  expect(shown({ hastool: true }, 'yes')).toEqual(['has', 'storage'])
  expect(shown({ hastool: true }, 'no')).toEqual(['has'])
  expect(shown({}, 'no')).toEqual(['has', 'storage'])
})

it('a sample text is that of the answer, and none where the answer has none', () => {
  const form = compiled(
    field('select', 'kind', { options: ['ct', 'dental'].map(option) }),
    field('text_template', 'sample', { yesnofield: 'kind', yesnovalue: ['ct', 'dental'], options: [option('ct')] }),
  )
  expect(['ct', 'dental', ''].map(kind => sampleText(form, 'sample', { kind }))).toEqual([words('ct'), null, null])
})

it('a row in which nothing stands but in cells that are not asked is blank, and not sent', () => {
  const cells = [field('string', 'note', { yesnofield: 'ask' })]
  const form = compiled(field('yesno', 'ask'), field('table', 'units', { required: true, rows: [{ fields: cells }] }))
  const units = [{ _id: 'r1', note: 'Хуучин хариулт' }]
  expect(['yes', 'no'].map(ask => submittedAnswers(form, { ask, units }))).toEqual([
    { ask: 'yes', units },
    { ask: 'no', units: [] },
  ])
  expect(validateForm(form, { ask: 'no', units }, facts)).toMatchObject([{ code: 'required_table', path: 'units' }])
})

it('captions are not exported, nor what does not apply', () => {
  const form = compiled(
    field('title', 'heading'),
    field('label', 'hint'),
    field('string', 'model'),
    field('yesno', 'used'),
    field('string', 'owner', { yesnofield: 'used' }),
  )
  expect(exportAnswers(form, { hint: 'x', model: 'Ray-60', used: 'no', owner: 'Бат' }, facts)).toEqual({
    model: 'Ray-60',
    used: false,
  })
})

describe('words to suggest to others', () => {
  it('are not remembered from a table that is not shown', () => {
    const cells = [field('autocomplete', 'maker')]
    const form = compiled(
      field('yesno', 'has'),
      field('table', 'units', { yesnofield: 'has', rows: [{ fields: cells }] }),
    )
    const units = [{ _id: 'r1', maker: 'Канон' }]
    const remembered = (has: string) => wordsToRemember(form, { has, units }, facts).map(({ text }) => text)
    expect([remembered('yes'), remembered('no')]).toEqual([['Канон'], []])
  })

  it('are remembered from the rows of tables as well, each once, and not from hidden cells', () => {
    const cells = [
      field('yesno', 'known'),
      field('autocomplete', 'maker', { librarykey: 'makers', yesnofield: 'known' }),
      field('string', 'model'),
    ]
    const form = compiled(
      field('autocomplete', 'maker', { librarykey: 'makers' }),
      field('table', 'units', { rows: [{ fields: cells }] }),
    )
    const units = [
      { _id: 'r1', known: 'yes', maker: 'Сименс', model: 'Альфа' },
      { _id: 'r2', known: 'yes', maker: 'Филипс' },
      { _id: 'r3', known: 'no', maker: 'Канон' },
    ]
    expect(wordsToRemember(form, { maker: 'Сименс', units }, facts)).toEqual(
      ['Сименс', 'Филипс'].map(text => ({ wordkey: 'makers', text, lang: 'mn' })),
    )
  })
})
