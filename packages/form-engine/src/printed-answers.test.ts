import { describe, expect, it } from 'vitest'
import { compileDefinition } from './compile.ts'
import { type FormDefinition, parseDefinition } from './definition.ts'
import type { Facts } from './facts.ts'
import {
  carryFacts,
  hasClosedFacts,
  listPrintable,
  printAnswers,
  printProblems,
  publicFacts,
} from './printed-answers.ts'

const words = (mn: string) => ({ mn, en: `${mn} (en)` })
const field = (type: string, name: string, more: object = {}) => ({ type, name, _title: words(name), ...more })
const options = [
  { value: 'ct', label: { mn: 'Томограф', en: 'Scanner' } },
  { value: 'dental', label: { mn: 'Шүдний', en: 'Dental' } },
]
const define = (...fields: readonly object[]): FormDefinition => {
  const rows = fields.map(one => ({ fields: [one] }))
  const parsed = parseDefinition({ _name: words('Маягт'), sections: [{ _title: words('Алхам'), rows }] })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return parsed.definition
}
const body = define(
  field('select', 'kind', { options }),
  field('string', 'model'),
  field('string', 'note'),
  field('phone', 'phone'),
  field('file', 'passport'),
  field('yesno', 'used'),
  field('string', 'owner', { yesnofield: 'used', yesnovalue: 'yes' }),
  field('table', 'units', {
    rows: [{ fields: [field('select', 'unit_kind', { options }), field('string', 'serial'), field('file', 'paper')] }],
  }),
  field('statictable', 'zones', {
    rows: [
      { name: 'inner', _title: words('Дотор'), fields: [field('number', 'radius')] },
      { name: 'outer', _title: words('Гадна'), fields: [field('number', 'radius')] },
    ],
  }),
)
const form = compileDefinition(body, { renew: false })
const facts: Facts = { today: '2026-11-23', language: 'mn', options: {}, person: {}, company: null }
const answers = {
  kind: 'ct',
  model: 'Ray-60',
  note: '',
  phone: '99110011',
  used: 'no',
  owner: 'Хуучин эзэн',
  units: [
    { _id: 'a', unit_kind: 'dental', serial: 'CT-2025/17' },
    { _id: 'b', unit_kind: '', serial: '' },
  ],
  zones: [{ _id: 'inner', radius: 30 }],
}
const open = (...paths: readonly string[]) => paths.map(path => ({ path, public: true }))
const printed = (prints: Parameters<typeof printAnswers>[3]) => printAnswers(form, answers, facts, prints)

describe('printed answers', () => {
  it('[REQ-PAPER-02] are told in the words of the form, in both languages and in the chosen order, without codes', () => {
    expect(printed(open('model', 'kind'))).toEqual([
      { path: 'model', title: words('model'), text: { mn: 'Ray-60', en: 'Ray-60' }, public: true },
      { path: 'kind', title: words('kind'), text: { mn: 'Томограф', en: 'Scanner' }, public: true },
    ])
  })

  it('[REQ-PAPER-02] leave out what is empty, what is not on display, and rows and columns without an answer', () => {
    expect(printed(open('note', 'owner'))).toEqual([])
    expect(printed(open('units/unit_kind', 'units/serial', 'zones/radius'))).toMatchObject([
      {
        path: 'units',
        columns: [{ title: words('unit_kind') }, { title: words('serial') }],
        rows: [
          {
            cells: [
              { mn: 'Шүдний', en: 'Dental' },
              { mn: 'CT-2025/17', en: 'CT-2025/17' },
            ],
          },
        ],
      },
      { path: 'zones', rows: [{ title: words('Дотор'), cells: [{ mn: '30', en: '30' }] }] },
    ])
  })

  it('[REQ-PAPER-04] keep for the document alone what is not public, down to the column', () => {
    const all = printed([
      { path: 'model', public: false },
      { path: 'units/unit_kind', public: true },
      { path: 'units/serial', public: false },
      { path: 'zones/radius', public: false },
    ])
    expect(publicFacts(all)).toEqual([
      {
        path: 'units',
        title: words('units'),
        public: true,
        columns: [{ title: words('unit_kind'), public: true }],
        rows: [{ cells: [{ mn: 'Шүдний', en: 'Dental' }] }],
      },
    ])
    expect([hasClosedFacts(all), hasClosedFacts(publicFacts(all))]).toEqual([true, false])
    const [kind, units] = [printed(open('kind')), all.filter(({ path }) => path === 'units')]
    expect([kind, units, [...kind, ...units]].map(hasClosedFacts)).toEqual([false, true, true])
  })

  it('[REQ-PAPER-03] are offered by question, never files, and what concerns persons not as public', () => {
    const offered = listPrintable(form)
    expect(offered.map(({ path }) => path)).toEqual([
      'kind',
      'model',
      'note',
      'phone',
      'used',
      'owner',
      'units/unit_kind',
      'units/serial',
      'zones/radius',
    ])
    expect(offered.filter(item => !item.public).map(({ path }) => path)).toEqual(['phone'])
    expect(offered.find(({ path }) => path === 'units/serial')?.table).toEqual(words('units'))
  })

  it('[REQ-PAPER-06] are refused where the form has no such question, where it cannot be printed, and twice', () => {
    const prints = open('model', 'gone', 'passport', 'units', 'units/gone', 'model')
    expect(printProblems(body, prints).map(({ code, path }) => `${code} ${path}`)).toEqual([
      'print_unknown prints/1',
      'print_unknown prints/2',
      'print_unknown prints/3',
      'print_unknown prints/4',
      'print_twice prints/5',
    ])
    expect(printProblems(body, open('model', 'units/serial'))).toEqual([])
  })

  it('[REQ-PAPER-06] are taken where the form of new requests or that of renewals alone has the question', () => {
    const sections = (name: string) => [{ _title: words('Алхам'), rows: [{ fields: [field('string', name)] }] }]
    const parsed = parseDefinition({
      _name: words('Маягт'),
      sections: sections('model'),
      renew_sections: sections('years'),
    })
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
    expect(printProblems(parsed.definition, open('model', 'years'))).toEqual([])
  })

  it('[REQ-PAPER-09] of a renewal keep what its form does not ask again, and take what it does', () => {
    const prints = open('kind', 'model', 'zones/radius')
    const earlier = printed(prints)
    const renewal = compileDefinition(define(field('string', 'model')), { renew: false })
    const now = printAnswers(renewal, { model: 'Ray-90' }, facts, prints)
    expect(carryFacts(renewal, now, earlier, prints).map(fact => [fact.path, fact.text?.mn])).toEqual([
      ['kind', 'Томограф'],
      ['model', 'Ray-90'],
      ['zones', undefined],
    ])
    // Left empty on purpose, it is not brought back.
    expect(carryFacts(renewal, [], earlier, prints).map(({ path }) => path)).toEqual(['kind', 'zones'])
  })
})

describe('printed registers and employees', () => {
  const workers = define(field('employee', 'staff', { options: [{ value: '2', label: words('Ажилтан') }] }))
  const clothing = define(field('additional_clothing', 'clothing'))
  const machines = define(field('additional_radioactive', 'machines'))
  const offered = (definition: FormDefinition) => listPrintable(compileDefinition(definition, { renew: false }))

  it('[REQ-PAPER-03] are offered by the columns of a record, a count by those of its fixed rows, none of them a file', () => {
    const columns = offered(machines).map(({ path }) => path)
    expect(columns).toContain('machines/serialnumber')
    expect(columns).not.toContain('machines/certificate_manufacture')
    expect(offered(clothing).map(({ path }) => path)).toContain('clothing/count')
  })

  it('[REQ-PAPER-03] employees are offered by what a paper says of them, and not as public', () => {
    const staff = offered(workers)
    expect(staff.length).toBeGreaterThan(1)
    for (const column of staff) {
      expect(column.path).toMatch(/^staff\/\w+$/)
      expect(column.public).toBe(false)
    }
  })
})
