// No stored code reaches a reader as text: every option of every list through every kind that offers it, and every call
// that reads over the demo's cases, tables among them.
import type { Call } from '@khyanalt/contract/call'
import { calls } from '@khyanalt/contract/calls'
import { getFeeReport } from '@khyanalt/contract/fee-reports'
import { listOrganizations } from '@khyanalt/contract/lists'
import { getStaffFeeReport } from '@khyanalt/contract/staff-fee-reports'
import { listRegisterRecords } from '@khyanalt/contract/staff-registers'
import { feeMinerals, payerTypes } from '@khyanalt/domain/fee-report/answers'
import { sheetTemplates } from '@khyanalt/domain/fee-report/sheet-templates'
import { compileDefinition } from '@khyanalt/form-engine/compile'
import type { CompiledField, FieldScope } from '@khyanalt/form-engine/compiled-form'
import { type Facts, type ListedOption, optionsOf } from '@khyanalt/form-engine/facts'
import { everyField } from '@khyanalt/form-engine/places'
import { itemForm, registerFields, sheetForm, standalone } from '@khyanalt/form-engine/register-forms'
import { registers } from '@khyanalt/form-engine/registers/registers'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoCompanies } from '../../seeds/demo/companies.ts'
import { seedDemo } from '../../seeds/demo/seed-demo.ts'
import { type DemoPerson, openTestApp, type TestApp } from '../../test/test-app.ts'
import { inTransaction } from '../db/transaction.ts'
import { readOptionLists } from '../modules/lists/read-option-lists.ts'

type Label = { readonly mn: string; readonly en: string }
type Option = { readonly library: string; readonly value: string } & Label

let test: TestApp
let options: readonly Option[] = []
/** Codes that are no word of anybody's: what equals a label, and mere numbers, tell nothing. */
let codes: ReadonlySet<string> = new Set()
beforeAll(async () => {
  test = await openTestApp()
  await seedDemo(test.app.services, { cases: true })
  const { rows } = await sql<Option>`
    select library, value, label_mn as mn, label_en as en from reference_options`.execute(test.app.services.db)
  options = rows
  const words = new Set(rows.flatMap(({ mn, en }) => [mn, en]))
  codes = new Set(
    [...rows.map(({ value }) => value), ...payerTypes, ...feeMinerals].filter(
      value => /\p{L}{3}/u.test(value) && !words.has(value),
    ),
  )
}, 180_000)
afterAll(() => test.close())

describe('what is answered in a form', () => {
  /** The options of a field; those of a cascade with those below them. */
  const offered = (field: CompiledField, facts: Facts): readonly ListedOption[] => {
    const own = (optionsOf(field.field, facts) ?? []) as readonly ListedOption[]
    return field.type === 'address' ? own.slice(0, 3) : own
  }
  const factsOf = async (form: Parameters<typeof readOptionLists>[1]): Promise<Facts> => ({
    today: '2026-11-01',
    language: 'mn',
    options: await inTransaction(test.app.services.db, tx => readOptionLists(tx, form)),
    person: {},
    company: null,
  })
  /** Every option as the field holds it, alone or in a list, and what a person reads. */
  const readAll = (scope: FieldScope, facts: Facts): number => {
    const fields = everyField(scope).flatMap(field => [field, ...registerFields(field)])
    let read = 0
    for (const field of fields.filter(({ kind }) => kind.holds !== 'none')) {
      for (const { value, label } of offered(field, facts)) {
        const context = { path: field.name, facts }
        const held = [value, [value]]
          .map(one => field.kind.read(one, field.field))
          .find(one => one.ok && field.kind.problems(one.value, field.field, context).length === 0)
        if (!held?.ok) continue
        const text = field.kind.text(held.value, field.field, facts)
        expect([text.mn, text.en || text.mn], `${field.name} ${value}`).toEqual([label.mn, label.en || label.mn])
        read++
      }
    }
    return read
  }

  it('[REQ-LABEL-02] reads as words, for every option of every list in every form of the agency', async () => {
    const { rows } = await sql<{ body: never; slug: string }>`select d.body, s.slug from services s
      join definition_versions d on d.service_id = s.id and d.version = s.current_version`.execute(test.app.services.db)
    expect(rows.length).toBeGreaterThanOrEqual(40)
    let read = 0
    for (const { body } of rows) {
      const form = compileDefinition(body, { renew: false })
      read += readAll(form, await factsOf(form))
    }
    expect(read).toBeGreaterThan(1000)
  })

  it('[REQ-LABEL-02] reads as words in every register', async () => {
    let read = 0
    for (const register of Object.values(registers)) {
      const forms = [
        ...(register.sheet ? [sheetForm(register, standalone)] : []),
        ...(register.items ? [itemForm(register)] : []),
      ]
      for (const form of forms) read += readAll(form, await factsOf(form))
    }
    expect(read).toBeGreaterThan(100)
  })
})

describe('a fee report', () => {
  const columns = {
    payer_type: ['payer_type', payerTypes],
    deposit_name: ['deposit', null],
    mineral_name: ['mineral', feeMinerals],
    second_mineral: ['second_mineral', null],
    resource_increased: ['resource_increased', ['true', 'false']],
    season_active: ['season_active', ['true', 'false']],
    mayagt_id: ['template', sheetTemplates.map(({ id }) => String(id))],
  } as const
  const lists = { deposit_name: 'fee/deposits', second_mineral: 'fee/second-minerals' } as const

  it('[REQ-LABEL-01] [REQ-LABEL-02] has every coded answer with its label in both read views', async () => {
    const { db } = test.app.services
    const { rows } = await sql<{ id: string }>`select id from fee_reports
      where state = 'registered' and company_id = ${demoCompanies.mine.id} limit 1`.execute(db)
    const id = rows[0]?.id ?? ''
    expect(id).not.toBe('')
    for (const [name, [column, closed]] of Object.entries(columns)) {
      const values =
        closed ??
        options.filter(({ library }) => library === lists[name as keyof typeof lists]).map(({ value }) => value)
      expect(values.length, name).toBeGreaterThan(1)
      for (const value of values) {
        await sql`update fee_reports set ${sql.ref(column)} = ${sql.raw(`'${value}'`)} where id = ${id}`.execute(db)
        const own = (await test.call('mineMember', getFeeReport, { id })).data
        for (const report of [own, (await test.call('inspector', getStaffFeeReport, { id })).data]) {
          const label = report.labels[name as keyof typeof report.labels]
          expect(label?.mn, `${name} ${value}`).toMatch(/[А-Яа-яЁёӨөҮү]/)
          expect(label?.en, `${name} ${value}`).toMatch(/[A-Za-z]/)
          expect([label?.mn, label?.en], name).not.toContain(value)
        }
      }
    }
  })
})

/** Where codes travel without labels, and who makes words of them. */
const readElsewhere: readonly (readonly [where: RegExp, why: string])[] = [
  [
    /\/(data|previous)\/\w+(\/\w+)*$/,
    'answers of a form travel with the form and its lists; the first part walks them',
  ],
  [/^readRegister \/data\/(items|sheet)\/answers\//, 'answers of a register, likewise'],
  [/^getStaffFeeReport \/(last_quarter\/answers|previous_round)\//, 'compared with and copied from, never shown'],
  [/^listWorkers \/data\/profile\/degree$/, 'a closed list of the product, whose words stand beside those of statuses'],
  [/^(listEditedLists|getEditedList) /, 'the screen on which an administrator keeps the codes themselves'],
  [/^listCatalogue \/categories\/icon$/, 'the name of a picture'],
  [/^listEverydayWords \/places\/(words|events)\/(mn|en)$/, 'words that people type; some codes are words too'],
  [/^getServiceForm \/form\/body\//, 'the definition of a form, which says by codes what it asks about'],
  [/^getCase \/fee\/state$/, 'a closed list of the product, whose words stand beside those of fees'],
]

/** Codes without a label: beside a code stands `label`, the label under the name without `_name`, or `labels` above it. */
const bare = (answer: unknown, at: string, labels: readonly object[] = [], own: string | null = null): string[] => {
  if (typeof answer === 'string') return codes.has(answer) && own === null ? [`${at} = ${answer}`] : []
  if (typeof answer !== 'object' || answer === null) return []
  if (Array.isArray(answer)) return answer.flatMap(one => bare(one, at, labels, own))
  const parent = answer as Readonly<Record<string, unknown>>
  const known = [...labels, ...(typeof parent.labels === 'object' && parent.labels !== null ? [parent.labels] : [])]
  return Object.entries(parent).flatMap(([name, value]) => {
    const short = name.replace(/_name$/, '')
    const labelled =
      (name === 'value' && isLabel(parent.label)) ||
      (short !== name && isLabel(parent[short])) ||
      known.some(each => isLabel((each as Readonly<Record<string, unknown>>)[name]))
    return bare(value, `${at}/${name}`, known, labelled ? name : null)
  })
}
const isLabel = (given: unknown): boolean =>
  typeof given === 'string' || (typeof given === 'object' && given !== null && 'mn' in given)

const people = [
  ...(['citizen', 'hospitalAdmin', 'mineMember', 'inspector', 'head', 'finance', 'operator', 'admin'] as const),
] satisfies readonly DemoPerson[]

/** Calls that answer no record of anybody: definitions of forms, lists to choose from, files, and what is searched for. */
const ofNoRecord = [
  ...['danLogin', 'getForm', 'getFormList', 'getModalFormList', 'getOldForm', 'getOpenForm', 'getEditedService'],
  ...[
    'exportService',
    'getServiceVersion',
    'compareLists',
    'findListUses',
    'getEditedList',
    'listLanguageLibrary',
    'listLibrary',
    'listReference',
  ],
  ...[
    'listWords',
    'listCannedTexts',
    'getDefaultFoodAddress',
    'searchPortal',
    'readPost',
    'readStaffPost',
    'getManual',
  ],
  ...['showFile', 'showImage', 'showReceipt', 'showCertificate', 'getCertificateProof', 'findDraft'],
  ...['listFeeCompanies', 'listFeeSeasons', 'getLastQuarter', 'getStatement', 'searchConsole', 'listOwnTextVersions'],
]

describe('over the cases of the demo', () => {
  /** What the parameters of calls may be. */
  const valuesOf = async () => {
    const { rows } = await sql<{
      numbers: string[]
      reports: string[]
      certificates: string[]
      permits: string[]
      invoices: string[]
      companies: string[]
      persons: string[]
      registers: string[]
    }>`select
      (select array_agg(n order by n) from (select request_number as n from requests union select number from cases where number is not null) q) as numbers,
      (select array_agg(id::text order by request_number, id) from fee_reports) as reports,
      (select array_agg(cs_id order by cs_id) from certificates) as certificates,
      (select array_agg(id::text order by cs_id) from certificates) as permits,
      (select array_agg(id::text order by id) from invoices) as invoices,
      (select array_agg(id::text order by id) from companies) as companies,
      (select array_agg(id::text order by id) from users) as persons,
      (select array_agg(register_number order by id) from users where register_number is not null) as registers`.execute(
      test.app.services.db,
    )
    const { numbers = [], reports = [], certificates = [], permits = [] } = rows[0] ?? {}
    const { invoices = [], companies = [], persons = [], registers: registerNumbers = [] } = rows[0] ?? {}
    return (name: string, call = ''): readonly string[] =>
      /^(request_?number|requestid)$/.test(name) && call !== 'listMaterials'
        ? numbers
        : name === 'register_number'
          ? registerNumbers
          : name === 'id' && call === 'getInvoice'
            ? invoices
            : name === 'id' && /Company|Members/.test(call)
              ? companies
              : name === 'id' && call === 'readPerson'
                ? persons
                : name === 'cs_id'
                  ? certificates
                  : name === 'cert_id'
                    ? permits
                    : name === 'register'
                      ? Object.keys(registers)
                      : name === 'id'
                        ? [...reports, ...numbers]
                        : []
  }

  it('[REQ-LABEL-01] [REQ-LABEL-02] every call that reads answers a code with its label beside it', async () => {
    const values = await valuesOf()
    const found = new Set<string>()
    const span = {
      ...{ results: 100, from: '2026-01-01', to: '2026-12-31', type: 'CITIZEN', measure: 'open' },
      ...{ from_year: '2025', from_season: '1', to_year: '2026', to_season: '4' },
    }
    let read = 0
    const answered = new Set<string>()
    for (const call of calls.filter(({ method, answers = 'json' }) => method === 'GET' && answers === 'json')) {
      const shape = Object.keys((call.input as { readonly shape?: object }).shape ?? {})
      const named = shape.find(name => values(name, call.name).length > 0)
      const asked = /Overview|Oversight|DailyTotals|searchCustomer/.test(call.name)
        ? Object.fromEntries(Object.entries(span).filter(([name]) => shape.includes(name)))
        : { results: 100 }
      const needs = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      const inputs = [{}, ...(named ? values(named, call.name).map(value => ({ [named]: value })) : [])]
      for (const as of people) {
        let hits = 0
        for (const input of inputs) {
          // Of what one person may read of a call, so much is enough.
          if (hits >= 30 || needs.some(name => !Object.hasOwn(input, name ?? ''))) continue
          const { status, body } = await test.raw(as, call as Call, { ...asked, ...input })
          if (status === 403) break
          if (status !== 200) continue
          hits += named ? 1 : 30
          read++
          answered.add(call.name)
          for (const place of bare(body, `${call.name} `)) found.add(place)
        }
      }
    }
    expect(read).toBeGreaterThan(150)
    const unread = calls.filter(
      ({ name, method, answers = 'json' }) => method === 'GET' && answers === 'json' && !answered.has(name),
    )
    expect(unread.map(({ name }) => name).sort()).toEqual(ofNoRecord.toSorted())
    const places = [...found].map(place => place.replace(/ = .*$/, ''))
    // Each exception is met; one that is not is struck from the list.
    for (const [where, why] of readElsewhere)
      expect(
        places.some(place => where.test(place)),
        why,
      ).toBe(true)
    expect(
      [...found].filter(place => !readElsewhere.some(([where]) => where.test(place.replace(/ = .*$/, '')))),
    ).toEqual([])
  }, 240_000)

  it('[REQ-LABEL-02] [REQ-LABEL-03] every table for spreadsheets reads as words of the language that it is asked for in', async () => {
    const values = await valuesOf()
    const inputs: Readonly<Record<string, readonly (readonly [DemoPerson, Readonly<Record<string, string>>])[]>> = {
      downloadFeeSheet: values('id').flatMap(id =>
        (['too_hemjee', 'unelgee'] as const).map(sheet => ['inspector', { id, sheet }] as const),
      ),
      downloadFeeOverview: [
        ['head', { from_year: '2024', from_season: '1', to_year: '2026', to_season: '4', all: 'yes' }],
      ],
      downloadRegisterRecords: Object.keys(registers).map(register => ['inspector', { register }]),
      downloadExplosiveReport: values('cert_id').map(cert_id => ['mineMember', { cert_id }] as const),
      downloadDailyTotals: [['finance', { from: '2026-10-01', to: '2026-11-30' }]],
      downloadOversight: [['head', { from: '2026-01-01', to: '2026-12-31' }]],
      downloadAudit: [['admin', {}]],
      downloadQueue: [['inspector', {}]],
    }
    const [mongolian, english] = [options.map(({ mn }) => mn), options.map(({ en }) => en)]
    // What people typed themselves, and what they are called, is read as it stands.
    const { rows } = await sql<{ word: string }>`select product as word from fee_report_lines
      union select unnest(array[name, lastname]) from users`.execute(test.app.services.db)
    const typed = new Set(rows.map(({ word }) => word))
    const otherWords = {
      mn: new Set(english.filter(word => !mongolian.includes(word) && !typed.has(word))),
      en: new Set(mongolian.filter(word => !english.includes(word) && !typed.has(word))),
    }
    // A list goes out to be brought back: with the names of both languages, and the values that answers keep.
    const tables = calls.filter(({ name, answers }) => answers === 'table' && name !== 'downloadList')
    expect(tables.map(({ name }) => name).toSorted()).toEqual(Object.keys(inputs).toSorted())
    for (const call of tables) {
      let read = 0
      for (const [as, input] of inputs[call.name] ?? []) {
        for (const lang of ['mn', 'en'] as const) {
          const { id, ...rest } = input
          const url = `/api${call.path.replace('{id}', id ?? '')}?${new URLSearchParams({ ...rest, format: 'csv', lang })}`
          const reply = await test.app.http.inject({
            url,
            headers: { authorization: `Bearer ${await test.token(as)}` },
          })
          if (reply.statusCode === 404) continue
          expect(reply.statusCode, `${url} ${reply.body.slice(0, 200)}`).toBe(200)
          read++
          const cells = reply.body.split(/[;,\t\r\n]/).map(cell => cell.replaceAll('"', ''))
          expect(
            cells.filter(cell => codes.has(cell)),
            url,
          ).toEqual([])
          expect(
            cells.filter(cell => otherWords[lang].has(cell)),
            url,
          ).toEqual([])
          if (lang === 'en' && call.name === 'downloadFeeSheet') expect(cells).not.toContain('тн')
        }
      }
      expect(read, call.name).toBeGreaterThan(0)
    }
  }, 120_000)

  it('[REQ-LABEL-01] registers of all owners name every type of their lists', async () => {
    const { db } = test.app.services
    for (const [register, library] of [
      ['radioactive', 'xray_kind'],
      ['generator', 'generator_type'],
    ] as const) {
      const { rows } = await sql<{ id: string }>`select id from equipment_records
        where register = ${register} and part = 'item' and deleted_at is null limit 1`.execute(db)
      const id = rows[0]?.id ?? ''
      expect(id, register).not.toBe('')
      for (const { value, mn, en } of options.filter(option => option.library === library)) {
        await sql`update equipment_records set answers = jsonb_set(answers, '{type}', to_jsonb(${value}::text)) where id = ${id}`.execute(
          db,
        )
        const { data } = (await test.call('inspector', listRegisterRecords, { register, results: 100 })).data
        expect(data.find(row => row.id === id)?.type, value).toEqual({ mn, en })
      }
    }
  }, 120_000)
})

it('[REQ-LABEL-03] every option of every list and every receiving unit has a name in both languages', async () => {
  expect(options.length).toBeGreaterThan(500)
  const latin = /^[^А-Яа-яЁёӨөҮү]+$/
  expect(options.filter(({ mn, en }) => mn.trim() === '' || en.trim() === '' || !latin.test(en))).toEqual([])
  const { data } = await test.call('citizen', listOrganizations, {})
  expect(data.length).toBeGreaterThan(30)
  expect(data.filter(({ name, name_en }) => name === '' || !latin.test(name_en))).toEqual([])
})
