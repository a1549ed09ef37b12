import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { removeFolder } from '../../test/remove-folder.ts'
import { readServiceFilesFrom } from './read-services.ts'

const both = (mn: string, en: string) => ({ mn, en })
const plain = () => ({
  service: {
    id: 201,
    slug: 'laboratory-analysis',
    category_id: 6501,
    name_mn: 'Дээжийн шинжилгээ',
    name_en: 'Analysis of a sample',
    icon: 'laboratory',
    client_types: ['CITIZEN'],
    type: 'ONETIME',
    renewable: false,
    issues_certificate: false,
    validity_months: null,
    fee: null,
    language: 'mn',
    details: {
      time: both('Ажлын 5 хоног', '5 working days'),
      price: null,
      required_documents: [],
      process: [],
      laws: [],
      attachments: [],
    },
  } as Record<string, unknown>,
  body: {
    _name: both('Шинжилгээний хүсэлт', 'Request for analysis'),
    sections: [
      {
        _title: both('Дээж', 'Sample'),
        rows: [{ fields: [{ type: 'string', name: 'sample', _title: both('Дээж', 'Sample') }] }] as unknown[],
      },
    ],
  },
})
type Json = ReturnType<typeof plain>

let folder: string
/** Reads a folder of files, each a plain one with changes. */
const read = (files: Record<string, (json: Json) => void>) => {
  folder = mkdtempSync(join(tmpdir(), 'khyanalt-services-'))
  for (const [name, change] of Object.entries(files)) {
    const json = plain()
    change(json)
    writeFileSync(join(folder, name), JSON.stringify(json))
  }
  return readServiceFilesFrom(folder)
}
afterEach(() => removeFolder(folder))

const selectFrom = (library: string) => ({
  fields: [{ type: 'select', name: 'chosen', _title: { mn: 'Сонголт', en: 'Choice' }, library }],
})

describe('service files', () => {
  it.each<[string, (json: Json) => void, string]>([
    [
      'an unknown category',
      json => Object.assign(json.service, { category_id: 999 }),
      'service/category_id: 999 is no category',
    ],
    [
      'a category that has subcategories',
      json => Object.assign(json.service, { category_id: 65 }),
      'service/category_id: 65 has',
    ],
    ['the slug of another screen', json => Object.assign(json.service, { slug: 'fsi' }), 'service/slug: is reserved'],
    [
      'a closed service that is no demo',
      json => Object.assign(json.service, { status: 0 }),
      'service/status: only a demo',
    ],
    [
      'a fee of a service that is free on its page',
      json => Object.assign(json.service, { fee: 100 }),
      'service/fee: fee_of_free_service',
    ],
    ['a name without English', json => Object.assign(json.service, { name_en: '' }), 'service/name_en: '],
    ['an attribute nobody knows', json => Object.assign(json.service, { colour: 'red' }), 'service: '],
    [
      'a list that does not exist',
      json => json.body.sections[0]?.rows.push(selectFrom('no_such_list')),
      'body/chosen/library: there is no list "no_such_list"',
    ],
    [
      'a form that breaks the grammar',
      json => json.body.sections[0]?.rows.push({ fields: [{ type: 'magic' }] }),
      'unknown_kind',
    ],
    [
      'a plan that nobody ends',
      json => Object.assign(json, { plan: [step('REVIEWER')] }),
      'plan: reviewers come first',
    ],
    [
      'a plan with an approver in between',
      json => Object.assign(json, { plan: [step('APPROVER'), step('APPROVER')] }),
      'plan: ',
    ],
    [
      'a step of the plan without a name',
      json => Object.assign(json, { plan: [{ ...step('APPROVER'), name: { mn: '', en: '' } }] }),
      'plan/0/name: ',
    ],
  ])('refuses %s, naming the file and the place', (_, change, fault) => {
    expect(() => read({ 'wrong.json': change })).toThrow(`wrong.json: `)
    expect(() => read({ 'wrong.json': change })).toThrow(fault)
  })

  it('refuses what is no JSON, and ids and slugs that stand twice, all at once', () => {
    const other = (json: Json) => Object.assign(json.service, { slug: 'other-analysis' })
    const same = (json: Json) => Object.assign(json.service, { id: 999 })
    expect(() => read({ 'a.json': () => {}, 'b.json': other, 'c.json': same })).toThrow(
      /a\.json, b\.json: service\/id: 201 stands twice\na\.json, c\.json: service\/slug: laboratory-analysis stands twice/,
    )
    writeFileSync(join(folder, 'd.json'), '{')
    expect(() => readServiceFilesFrom(folder)).toThrow(/d\.json: SyntaxError/)
  })

  it('[CON-066] takes the plan of the file, or the default one', () => {
    const plan = [step('REVIEWER'), { ...step('APPROVER'), working_days: 5 }]
    const planned = (json: Json) => Object.assign(json, { plan })
    const [own] = read({ 'own.json': planned })
    expect(own?.plan.map(({ role, workingDays }) => [role, workingDays])).toEqual([
      ['REVIEWER', 3],
      ['APPROVER', 5],
    ])
    removeFolder(folder)
    const plain = read({ 'plain.json': () => {} })[0]?.plan
    expect(plain?.map(({ name: { en }, role }) => [en, role])).toEqual([
      ['Intake check', 'REVIEWER'],
      ['Specialist review', 'REVIEWER'],
      ['Decision', 'APPROVER'],
    ])
  })
})

function step(role: string) {
  return { name: { mn: 'Шалгах', en: 'Check' }, role, working_days: 3 }
}
