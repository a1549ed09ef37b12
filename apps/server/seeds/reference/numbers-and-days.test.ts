import { compileDefinition } from '@khyanalt/form-engine/compile'
import type { CompiledField } from '@khyanalt/form-engine/compiled-form'
import type { Facts } from '@khyanalt/form-engine/facts'
import { everyField } from '@khyanalt/form-engine/places'
import { itemForm, sheetForm, standalone } from '@khyanalt/form-engine/register-forms'
import { registers } from '@khyanalt/form-engine/registers/registers'
import { refusedSpellings } from '@khyanalt/form-engine/spelling-check'
import { describe, expect, it } from 'vitest'
import { readServiceFiles } from './read-services.ts'

const facts: Facts = { today: '2026-03-02', language: 'mn', options: {}, person: {}, company: null }
const spellings = ['CT-2025/17', 'KS-55713', 'КС-55713', 'Orica AU-8812']
const files = readServiceFiles()
const forms = files.flatMap(({ service, body }) =>
  (body.renew_sections === undefined ? [false] : [false, true]).map(renew => ({
    name: `${service.slug}${renew ? ', renewed' : ''}`,
    language: service.language,
    form: compileDefinition(body, { renew }),
  })),
)
const problemsOf = ({ kind, field, name }: CompiledField, value: unknown, of = facts) =>
  kind.problems(value, field, { path: name, facts: of }).map(({ code }) => code)
const fieldsOf = (...types: readonly string[]) =>
  forms.flatMap(({ name, form }) =>
    everyField(form)
      .filter(({ type }) => types.includes(type))
      .map(field => ({ field, place: `${name} ${field.name}` })),
  )

describe('numbers that seeded services ask for', () => {
  it('[REQ-FORMAT-04] takes a serial, licence or contract number in any alphabet, in each of all services', () => {
    expect(files.length).toBeGreaterThanOrEqual(43)
    const refused = forms.flatMap(({ name, form, language }) =>
      refusedSpellings(form, { ...facts, language }).map(
        ({ path, refused }) => `${name} ${path}: ${refused.join(', ')}`,
      ),
    )
    expect(refused).toEqual([])
  })

  it('[REQ-FORMAT-04] gives each such question its shape, so that the check above looks at hundreds of them', () => {
    const shaped = fieldsOf('string', 'text', 'autofill').filter(
      ({ field: { field } }) =>
        field.format === 'identifier' || field.format === 'document_number' || field.format === 'model',
    )
    expect(shaped.length).toBeGreaterThan(120)
    for (const { field, place } of shaped) {
      for (const spelling of spellings) expect(problemsOf(field, spelling), `${place} ${spelling}`).toEqual([])
    }
  })

  it('[REQ-FORMAT-04] takes them in the registers of equipment too', () => {
    const refused = Object.values(registers).flatMap(register =>
      [sheetForm(register, standalone), itemForm(register)].flatMap(form => refusedSpellings(form, facts)),
    )
    expect(refused).toEqual([])
    const serials = Object.values(registers).flatMap(register =>
      everyField(itemForm(register)).filter(({ name }) => name === 'serialnumber' || name === 'model'),
    )
    for (const field of serials)
      for (const spelling of spellings) expect(problemsOf(field, spelling), `${field.name} ${spelling}`).toEqual([])
    expect(serials.map(({ field }) => field.format)).toEqual([
      'model',
      'identifier',
      'identifier',
      'model',
      'identifier',
    ])
  })
})

describe('days and years that seeded services ask for', () => {
  it('[REQ-FORMAT-10] bounds every day and year but those that may lie on either side of today', () => {
    const open = fieldsOf('date', 'year')
      .filter(({ field: { field } }) => !field.past && field.not_after === undefined && field.not_before === undefined)
      .map(({ place }) => place)
    expect(open.toSorted()).toEqual(['construction-safety-conclusion starts_on', 'food-analysis best_before'])
  })

  it('[REQ-FORMAT-10] refuses years of manufacture, days of issue and of training that lie ahead', () => {
    const past = fieldsOf('date', 'year').filter(({ field: { field } }) => field.past || field.not_after === 'today')
    expect(past.length).toBeGreaterThan(60)
    for (const { field, place } of past) {
      const [today, ahead] = field.type === 'year' ? ['2026', '2031'] : ['2026-03-02', '2031-03-02']
      expect(problemsOf(field, today), place).toEqual([])
      expect(problemsOf(field, ahead), place).toEqual([`${field.type}_in_future`])
    }
  })

  it('[REQ-FORMAT-10] refuses planned days and ends of validity that lie behind', () => {
    const ahead = fieldsOf('date').filter(({ field: { field } }) => field.not_before === 'today')
    expect(ahead.length).toBeGreaterThan(40)
    for (const { field, place } of ahead) {
      expect(problemsOf(field, '2026-03-02'), place).toEqual([])
      expect(problemsOf(field, '2026-03-01'), place).toEqual(['date_in_past'])
    }
  })
})

describe('phones that seeded services ask for', () => {
  it('[REQ-FORMAT-07] takes 6 digits where an organisation is called and 8 where a person is', () => {
    const phones = fieldsOf('phone')
    const office = phones.filter(({ field: { field } }) => field.phone_of === 'organisation')
    expect(new Set(office.map(({ field }) => field.name))).toEqual(
      new Set(['service_phone', 'emergency_phone', 'receiver_phone', 'contact_phone']),
    )
    for (const { field, place } of phones) {
      expect(problemsOf(field, '99112233'), place).toEqual([])
      expect(problemsOf(field, '321122'), place).toEqual(
        office.some(one => one.field === field) ? [] : ['phone_person'],
      )
    }
  })
})
