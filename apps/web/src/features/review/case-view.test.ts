import { compileDefinition } from '@khyanalt/form-engine/compile'
import { parseDefinition } from '@khyanalt/form-engine/definition'
import type { Facts } from '@khyanalt/form-engine/facts'
import { describe, expect, it } from 'vitest'
import { differencesFirst, viewCase } from './case-view.ts'

const title = (text: string) => ({ mn: text, en: text })
const parsed = parseDefinition({
  _name: title('Form'),
  sections: [
    {
      _title: title('First'),
      rows: [
        {
          fields: [
            { type: 'string', name: 'name', _title: title('Name') },
            { type: 'string', name: 'place', _title: title('Place') },
          ],
        },
      ],
    },
    {
      _title: title('Second'),
      rows: [
        {
          fields: [
            {
              type: 'dynamicadd',
              name: 'machines',
              _title: title('Machines'),
              rows: [{ fields: [{ type: 'string', name: 'serial', _title: title('Serial') }] }],
            },
          ],
        },
      ],
    },
  ],
})
if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
const form = compileDefinition(parsed.definition, { renew: false })
const facts: Facts = { today: '2026-01-01', language: 'mn', options: {}, person: {}, company: null }

const before = {
  name: 'A',
  place: 'B',
  machines: [
    { _id: 'r1', serial: '1' },
    { _id: 'r2', serial: '2' },
  ],
}
const after = { name: 'A', place: 'C', machines: [{ _id: 'r1', serial: '10' }] }

describe('the answers of a case', () => {
  it('show no differences in the first round', () => {
    const view = viewCase(form, after, null, facts)
    expect(view.differences).toBe(0)
    expect(view.steps.flatMap(step => step.fields).every(field => !field.differs && field.previous === null)).toBe(true)
  })

  it('put what a field said in the round before beside what it says now', () => {
    const [first] = viewCase(form, after, before, facts).steps
    const [name, place] = first?.fields ?? []
    expect([name?.change, name?.previous]).toEqual([null, null])
    expect([place?.change, place?.row.text.mn, place?.previous?.text.mn]).toEqual(['changed', 'C', 'B'])
  })

  it('compare tables row by row and keep showing a row that was taken out', () => {
    const machines = viewCase(form, after, before, facts).steps[1]?.fields[0]
    expect(machines?.differs).toBe(true)
    expect(machines?.tableRows.map(row => [row.path, row.change])).toEqual([
      ['machines/r1', null],
      ['machines/r2', 'removed'],
    ])
    const cell = machines?.tableRows[0]?.cells[0]
    expect([cell?.row.path, cell?.row.text.mn, cell?.previous?.text.mn]).toEqual(['machines/r1/serial', '10', '1'])
  })

  it('can be read with the differences first', () => {
    const view = viewCase(form, { ...before, place: 'C' }, before, facts)
    expect(differencesFirst(view.steps)[0]?.fields.map(field => field.row.name)).toEqual(['place', 'name'])
    const second = viewCase(form, { ...before, machines: [] }, before, facts)
    expect(differencesFirst(second.steps).map(step => step.index)).toEqual([1, 0])
  })
})
