// One search of the console: what is found, by whom, and that nothing leaks past the limits of a desk.
import { type ConsoleKind, searchConsole } from '@khyanalt/contract/console'
import { listDataViews } from '@khyanalt/contract/data-views'
import { createInvoice } from '@khyanalt/contract/invoices'
import { createRequest, submitRequest } from '@khyanalt/contract/requests'
import { receiveRequest } from '@khyanalt/contract/review'
import { onOtherKeyboard } from '@khyanalt/domain/keyboard-slip'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { xRayService } from '../../../seeds/demo/answers.ts'
import { demoCompanies } from '../../../seeds/demo/companies.ts'
import { demoPeople, demoStaff } from '../../../seeds/demo/people.ts'
import { issueSample, sentRequest, uploadedAnswers, versionOf } from '../../../test/builders.ts'
import { type DemoPerson, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { keyNames } from '../../jobs/key-names.job.ts'
import { sentReport } from '../fee-reports/fee-reports-fixture.ts'
import { sentObject } from '../food-objects/food-fixture.ts'

let test: TestApp
let own = ''
let hospital = ''
let food = ''
let report = ''
let invoice = ''
let certificate = ''
let machine = ''

beforeAll(async () => {
  test = await openTestApp({ clock: { now: () => new Date('2026-10-10T04:00:00Z') } })
  own = await sentRequest(test, 'citizen')
  hospital = await sentForHospital()
  food = await sentObject(test)
  report = (await sentReport(test)).request_number
  const decision = async () => ({ request_number: own, version: await versionOf(test, 'inspector', own) })
  await test.call('inspector', receiveRequest, await decision())
  invoice = (await test.call('inspector', createInvoice, { ...(await decision()), amount: '50000' })).gen_id
  certificate = (await issueSample(test)).refId
  machine = await keptMachine()
  await keyNames(test.app.services)()
})
afterAll(() => test.close())

const sentForHospital = async (): Promise<string> => {
  const { code } = await test.call('hospitalAdmin', createRequest, { type: 'NEW', ...xRayService })
  const data = await uploadedAnswers(test, 'hospitalAdmin')
  const sender = { sender_type: 2 as const, company_id: demoCompanies.hospital.id, organization_id: 1 }
  await test.call('hospitalAdmin', submitRequest, { request_number: code, data, ...sender })
  return code
}

/** A machine that the hospital keeps without a request. */
const keptMachine = async (): Promise<string> => {
  const id = uuidv7()
  await test.app.services.db
    .insertInto('equipment_records')
    .values({
      id,
      register: 'radioactive',
      part: 'item',
      owner_company_id: demoCompanies.hospital.id,
      answers: JSON.stringify({ serialnumber: 'KS-55713/B', manufacturer: 'Siemens', model: 'Mobilett' }),
      serial_key: 'KS55713B',
      created_by: demoPeople.hospitalAdmin.id,
      created_at: new Date(),
      updated_at: new Date(),
    })
    .execute()
  return id
}

const search = async (as: DemoPerson, q: string) => (await test.call(as, searchConsole, { q })).data
const found = async (as: DemoPerson, q: string, kind: ConsoleKind) =>
  (await search(as, q)).groups.find(group => group.kind === kind)?.rows ?? []
const ids = async (as: DemoPerson, q: string, kind: ConsoleKind) => (await found(as, q, kind)).map(row => row.id)
const kinds = async (as: DemoPerson, q: string) => (await search(as, q)).groups.map(({ kind }) => kind)

/** Limits a role of a demo person while the test looks. */
const within = async (
  who: 'inspector' | 'head' | 'finance',
  limit: { readonly organization_id?: number; readonly category_id?: number; readonly module?: 'FSI' | 'AMNAT' },
  look: () => Promise<void>,
): Promise<void> => {
  const set = (values: object) =>
    test.app.services.db.updateTable('staff_grants').set(values).where('user_id', '=', demoStaff[who].id).execute()
  await set(limit)
  try {
    await look()
  } finally {
    await set({ organization_id: null, category_id: null, module: null })
  }
}

describe('numbers', () => {
  it('[REQ-PALETTE-01] [REQ-PALETTE-02] lead to requests, food objects, fee reports, invoices and certificates, each with a row in words', async () => {
    expect(await found('inspector', own, 'request')).toEqual([
      {
        id: own,
        number: own,
        title: expect.objectContaining({ en: expect.stringMatching(/X-ray/i) }),
        state: { mn: 'Төлбөр төлөх', en: 'Fee due' },
        person: 'Дорж Бат-Эрдэнэ',
        date: '2026-10-10',
        address: `/staff/requests/${own}`,
      },
    ])
    expect((await found('inspector', food, 'food_object'))[0]).toMatchObject({
      id: food,
      address: `/staff/food/${food}`,
    })
    expect((await found('inspector', report, 'fee_report'))[0]).toMatchObject({
      number: report,
      title: { en: expect.stringContaining('2026') },
      person: demoCompanies.mine.name_mn,
    })
    expect((await found('finance', invoice, 'invoice'))[0]).toMatchObject({ number: invoice, person: 'Бат-Эрдэнэ' })
    expect((await found('head', certificate, 'certificate'))[0]).toMatchObject({
      number: certificate,
      state: { mn: 'Хүчинтэй', en: 'Valid' },
    })
  })

  it('[REQ-PALETTE-02] are found by any part of four signs, in the letters of either keyboard and without dashes', async () => {
    for (const part of [own.slice(3, 8), own.slice(-4), own.slice(0, 5).toLowerCase(), own.replace('R', 'Р')]) {
      expect(await ids('inspector', part, 'request'), part).toContain(own)
    }
    const bare = certificate.replaceAll('-', '')
    for (const part of [bare, bare.slice(2, 8), certificate.slice(-6), certificate.replaceAll('-', ' ')]) {
      expect(
        (await found('head', part, 'certificate')).map(row => row.number),
        part,
      ).toContain(certificate)
    }
    for (const part of ['55713', 'ks-557', 'КС55', '713b']) {
      expect(await ids('inspector', part, 'equipment'), part).toEqual(part === 'КС55' ? [] : [machine])
    }
    expect(await ids('inspector', own.slice(-3), 'request')).toEqual([])
  })

  it('[REQ-PALETTE-02] of an organisation and of a person lead to what they sent, a register number only whole', async () => {
    const { register_number } = demoCompanies.hospital
    expect(await ids('inspector', register_number, 'request')).toEqual([hospital])
    expect(await ids('inspector', register_number, 'organization')).toEqual([demoCompanies.hospital.id])
    expect(await ids('inspector', 'УБ85010112', 'request')).toEqual([own])
    expect(await ids('inspector', 'УБ85010112', 'person')).toEqual([demoPeople.citizen.id])
    expect(await ids('inspector', 'УБ85010112', 'food_object')).toEqual([food])
    expect(await kinds('inspector', 'УБ850101')).toEqual([])
  })

  it('[REQ-PALETTE-02] of seven digits are parts of documents where no organisation has them', async () => {
    expect(await ids('inspector', own.slice(-7), 'request')).toContain(own)
  })
})

describe('names', () => {
  it.each(['Бат-Эрдэнэ', 'бат эрдэнэ', 'bat-erdene', 'BATERDENE', 'Эрдэнэ Дорж', 'Баат-Эрднэ', 'Эрдэнь', 'Erdne dorj'])(
    '[REQ-PALETTE-03] find a person without the initial, in either script and with a slip: %s',
    async text => {
      expect(await ids('inspector', text, 'request')).toContain(own)
      expect(await ids('inspector', text, 'request')).not.toContain(hospital)
      expect(await ids('inspector', text, 'person')).toEqual([demoPeople.citizen.id])
      expect((await found('head', text, 'certificate')).map(row => row.number)).toContain(certificate)
      expect((await found('finance', text, 'invoice')).map(row => row.number)).toContain(invoice)
    },
  )

  it.each(['Оргил', 'orgil emneleg', 'Оргил Эмнэлэг ХХК', 'Оргл', 'оргилэмнэлэг'])(
    '[REQ-PALETTE-03] find an organisation and what it sent: %s',
    async text => {
      expect(await ids('inspector', text, 'organization')).toEqual([demoCompanies.hospital.id])
      expect(await ids('inspector', text, 'request')).toEqual([hospital])
    },
  )

  it('[REQ-PALETTE-03] find objects, and are tried on the other keyboard; what only comes close is said to', async () => {
    expect(await ids('inspector', 'номин', 'food_object')).toEqual([food])
    expect((await search('inspector', 'Оргил')).nearly).toBe(false)
    for (const near of [onOtherKeyboard('оргил'), 'Оргтл']) {
      expect(await search('inspector', near), near).toMatchObject({ nearly: true })
      expect(await ids('inspector', near, 'organization'), near).toEqual([demoCompanies.hospital.id])
    }
    expect(await search('inspector', 'ккккккк')).toEqual({ groups: [], nearly: false, many_people: false })
  })

  it('[REQ-PALETTE-03] stay calm on anything typed', async () => {
    for (const text of [
      '',
      ' ',
      '%',
      '____',
      "' or 1=1 --",
      "'a':* | 'b'",
      '\\',
      '<b>',
      '\u0000aaaa',
      '🙂🙂🙂🙂',
      '0'.repeat(90),
    ])
      expect((await search('head', text)).groups, text).toEqual([])
    expect((await test.raw('head', searchConsole, { q: 'x'.repeat(101) })).status).toBe(400)
  })

  it('find services by everyday spelling: administrators their editor, the others the page of clients', async () => {
    expect((await found('inspector', 'rentgen', 'service'))[0]?.address).toMatch(/^\/services\/get\//)
    expect((await found('admin', 'rentgen', 'service'))[0]?.address).toMatch(/^\/staff\/catalogue\/\d+$/)
  })
})

describe('each role', () => {
  it('[REQ-PALETTE-01] finds the kinds it works with and no other', async () => {
    expect(await kinds('inspector', 'Бат-Эрдэнэ')).toEqual(['person', 'request', 'food_object'])
    expect(await kinds('head', 'Бат-Эрдэнэ')).toEqual(['person', 'request', 'food_object', 'certificate'])
    expect(await kinds('finance', 'Бат-Эрдэнэ')).toEqual(['person', 'request', 'invoice'])
    expect(await kinds('admin', 'Бат-Эрдэнэ')).toEqual([])
    expect(await kinds('finance', food)).toEqual([])
    expect(await kinds('finance', report)).toEqual([])
    expect(await kinds('inspector', invoice)).toEqual([])
    expect(await kinds('inspector', certificate)).toEqual([])
    expect(await kinds('finance', '55713')).toEqual([])
    expect(await kinds('admin', own)).toEqual([])
  })

  it('[REQ-PALETTE-01] finds as administrator staff by name or address, organisations, and other people by a whole number alone', async () => {
    expect(await ids('admin', demoStaff.inspector.name, 'person')).toContain(demoStaff.inspector.id)
    expect(await ids('admin', demoStaff.inspector.login_email.slice(0, 6), 'person')).toContain(demoStaff.inspector.id)
    expect((await found('admin', 'orgil', 'organization'))[0]?.address).toBe(
      `/staff/people/companies/${demoCompanies.hospital.id}`,
    )
    expect(await ids('admin', 'Бат-Эрдэнэ', 'person')).toEqual([])
    expect(await found('admin', 'УБ85010112', 'person')).toMatchObject([
      { id: demoPeople.citizen.id, address: `/staff/people/${demoPeople.citizen.id}` },
    ])
    expect(await ids('admin', '55713', 'equipment')).toEqual([machine])
  })

  it.each([
    ['another unit', { organization_id: 2 }],
    ['another category', { category_id: 14 }],
    ['another module', { module: 'AMNAT' as const }],
  ])('[REQ-PALETTE-01] finds nothing past its limits: %s', async (_, limit) => {
    for (const who of ['inspector', 'head', 'finance'] as const) {
      await within(who, limit, async () => {
        for (const text of [
          own,
          own.slice(-5),
          'Бат-Эрдэнэ',
          'Эрднэ',
          'УБ85010112',
          'Оргил',
          '55713',
          certificate,
          invoice,
        ]) {
          const groups = (await search(who, text)).groups.filter(
            // Food objects have a limit of units alone, fee reports none of them.
            ({ kind }) => kind !== 'fee_report' && !(kind === 'food_object' && 'category_id' in limit),
          )
          expect(groups, `${who} ${text}`).toEqual([])
        }
      })
    }
  })

  it('[REQ-PALETTE-01] finds no draft, and is no call of clients and front desk', async () => {
    const { code } = await test.call('citizen', createRequest, { type: 'NEW', ...xRayService })
    expect(await kinds('inspector', code)).toEqual([])
    for (const who of ['citizen', 'operator'] as const) {
      expect((await test.refused(who, searchConsole, { q: own })).status).toBe(403)
    }
  })
})

describe('people who are found', () => {
  const seen = async () => {
    const { data } = (await test.call('citizen', listDataViews, { page: 1, results: 100 })).data
    return data.filter(({ what }) => what === 'search').map(({ name }) => name)
  }

  it('[REQ-PALETTE-04] read once in half an hour that they were searched for, organisations and lists of requests aside', async () => {
    const { db } = test.app.services
    const before = await seen()
    for (const text of ['эрдэнэ дорж', 'Эрдэнэ', 'УБ85010112']) await search('finance', text)
    const after = await seen()
    expect(after.length - before.length).toBeLessThanOrEqual(1)
    expect(after.filter(name => name.includes(demoStaff.finance.name))).toHaveLength(1)
    const noted = await db
      .selectFrom('audit_entries')
      .select(['noun', 'detail'])
      .where('action', '=', 'view')
      .where('actor_user_id', '=', demoStaff.finance.id)
      .execute()
    expect(noted).toEqual([
      { noun: 'profile', detail: { what: 'search', request_number: null, person: demoPeople.citizen.id } },
    ])
    await search('finance', own)
    await search('finance', 'Оргил')
    expect((await seen()).length).toBe(after.length)
  })

  it('[REQ-PALETTE-04] are at most five; more are not shown, and nobody is told', async () => {
    const { db } = test.app.services
    const template = await db
      .selectFrom('requests')
      .selectAll()
      .where('request_number', '=', own)
      .executeTakeFirstOrThrow()
    const people = Array.from({ length: 6 }, (_, at) => ({ id: uuidv7(), name: `Цэнгүүн${'абвгде'[at]}` }))
    for (const [at, { id, name }] of people.entries()) {
      const person = { id, name, lastname: 'Зундуй', kind: 'client' as const, user_type: 1 as const }
      const dates = { created_at: new Date(), updated_at: new Date() }
      await db
        .insertInto('users')
        .values({ ...person, ...dates, register_number: `УБ7000000${at}` })
        .execute()
      await db
        .insertInto('requests')
        .values({
          ...template,
          id: uuidv7(),
          request_number: `R26900000${at}`,
          owner_user_id: id,
          created_by: id,
          answers: JSON.stringify({}),
          applicant_key: `zundui cengun ${'abcdef'[at]}`,
        } as never)
        .execute()
    }
    const { groups, many_people } = await search('inspector', 'Зундуй')
    expect([many_people, groups.map(({ kind }) => kind)]).toEqual([true, ['request']])
    const told = await db
      .selectFrom('audit_entries')
      .select('id')
      .where(
        'noun_id',
        'in',
        people.map(({ id }) => id),
      )
      .execute()
    expect(told).toEqual([])
  })
})
