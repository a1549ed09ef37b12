// Reasons of cells: those of their own row, and those of the table around it.
import { expect, it } from 'vitest'
import { compileDefinition } from './compile.ts'
import { parseDefinition } from './definition.ts'
import { explain } from './explain.ts'

const words = (mn: string) => ({ mn, en: `${mn} (en)` })
const field = (type: string, name: string, more: object = {}) => ({ type, name, _title: words(name), ...more })
const compiled = (...fields: readonly object[]) => {
  const parsed = parseDefinition({ _name: words('Маягт'), sections: [{ _title: words('Алхам'), rows: [{ fields }] }] })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return compileDefinition(parsed.definition, { renew: false })
}
const cells = [field('yesno', 'used'), field('string', 'owner', { yesnofield: 'used', required: true })]
const form = compiled(
  field('yesno', 'used'),
  field('table', 'units', { yesnofield: 'used', rows: [{ fields: cells }] }),
)
const told = (outside: string, inside: string) =>
  explain(form, 'units/r1/owner', { used: outside, units: [{ _id: 'r1', used: inside }] })

it('a cell is hidden by the answer in its own row, not by one of the same name in the form', () => {
  expect(told('yes', 'yes')).toMatchObject({ applies: true, visible: true, enabled: true, required: true })
  expect(told('yes', 'no')).toMatchObject({
    applies: false,
    visible: false,
    reasons: [{ effect: 'hidden', source: 'yesnofield', answers: [{ name: 'used', value: 'no' }] }],
  })
})

it('a cell of a table that is not shown does not apply, for the reason of the table', () => {
  expect(told('no', 'yes')).toEqual({
    applies: false,
    visible: false,
    enabled: false,
    required: false,
    reasons: [
      {
        effect: 'hidden',
        source: 'yesnofield',
        condition: { field: 'used', in: ['yes'] },
        answers: [{ name: 'used', title: words('used'), value: 'no', applies: true }],
      },
    ],
  })
})
