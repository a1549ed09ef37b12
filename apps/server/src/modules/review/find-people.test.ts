// The desks find people and organisations by part of a name, in every spelling, within the scope of whoever looks.
import { listDeskCertificates } from '@khyanalt/contract/certificate-desk'
import { updateCompany } from '@khyanalt/contract/companies'
import { createRequest, submitRequest } from '@khyanalt/contract/requests'
import { listQueue } from '@khyanalt/contract/review'
import { listStaffFeeReports } from '@khyanalt/contract/staff-fee-reports'
import { listFoodQueue } from '@khyanalt/contract/staff-food'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedBulk } from '../../../seeds/bulk/seed-bulk.ts'
import { xRayService } from '../../../seeds/demo/answers.ts'
import { demoCompanies } from '../../../seeds/demo/companies.ts'
import { mineCanteenForm } from '../../../seeds/demo/food-forms.ts'
import { demoPeople, demoStaff } from '../../../seeds/demo/people.ts'
import { inLatin } from '../../../seeds/reference/in-latin.ts'
import { issueSample, limitToUnit, sentRequest, uploadedAnswers } from '../../../test/builders.ts'
import { type DemoPerson, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { keyNames } from '../../jobs/key-names.job.ts'
import { grocerForm } from '../companies/company-fixture.ts'
import { sentObject } from '../food-objects/food-fixture.ts'

let test: TestApp
let own = ''
let hospital = ''
let food = ''
let canteen = ''
beforeAll(async () => {
  test = await openTestApp()
  own = await sentRequest(test, 'citizen')
  hospital = await sentForCompany('hospitalAdmin', demoCompanies.hospital.id)
  food = await sentObject(test)
  canteen = await sentObject(test, 'mineMember', mineCanteenForm)
})
afterAll(() => test.close())

const sentForCompany = async (as: DemoPerson, company_id: string): Promise<string> => {
  const { code } = await test.call(as, createRequest, { type: 'NEW', ...xRayService })
  const data = await uploadedAnswers(test, as)
  await test.call(as, submitRequest, { request_number: code, data, sender_type: 2, company_id, organization_id: 1 })
  return code
}
const queue = async (query: string, rest: object = {}) =>
  (await test.call('inspector', listQueue, { query, results: 100, ...rest })).data.data.map(row => row.request_number)
const certificates = async (query: string) =>
  (await test.call('head', listDeskCertificates, { query })).data.data.map(({ ref_id }) => ref_id)
const foods = async (query: string) =>
  (await test.call('inspector', listFoodQueue, { query, results: 100 })).data.data.map(row => row.request_number)

describe('the queue', () => {
  it.each([
    'Бат',
    'бат-эрдэнэ',
    'Эрдэнэ',
    'Дорж',
    'Дорж Бат-Эрдэнэ',
    'Bat-Erdene',
    'BAT',
    'Dorj bat',
    'Erdene Dorj',
    'УБ85010112',
  ])('[REQ-FIND-01] finds what a person sent by %s', async query => {
    const found = await queue(query)
    expect(found).toContain(own)
    expect(found).not.toContain(hospital)
  })

  it.each(['Оргил', 'Эмнэлэг ХХК', 'orgil', 'urgil emneleg', 'Оргил Эмнэлэг', demoCompanies.hospital.register_number])(
    '[REQ-FIND-01] finds what an organisation sent by %s',
    async query => {
      const found = await queue(query)
      expect(found).toContain(hospital)
      expect(found).not.toContain(own)
    },
  )

  it('[REQ-FIND-01] finds by a number or its beginning as before, on either keyboard', async () => {
    expect(await queue(own)).toEqual([own])
    expect(await queue(own.toLowerCase())).toEqual([own])
    expect(await queue(own.replace('R', 'Р'))).toEqual([own])
    expect(await queue(own.slice(1))).toEqual([own])
    expect(await queue(own.slice(0, 6))).toContain(own)
  })

  it('[REQ-FIND-01] finds nothing by signs, by parts inside a word or by words of two people', async () => {
    for (const query of ['%', '_', "' or 1=1 --", '<script>', 'рдэнэ', 'Бат Оргил', '\u0000\\']) {
      expect(await queue(query), query).toEqual([])
    }
  })

  it('[REQ-FIND-02] finds within the scope of whoever looks alone, and within the other filters', async () => {
    const limit = (unit: number | null) => limitToUnit(test, demoStaff.inspector.id, unit)
    await limit(2)
    try {
      expect(await queue('Бат')).not.toContain(own)
      expect(await queue('УБ85010112')).not.toContain(own)
    } finally {
      await limit(null)
    }
    expect(await queue('Бат', { view: 'turn' })).toContain(own)
    expect(await queue('Бат', { status: '1000' })).not.toContain(own)
    expect(await queue('Бат', { view: 'mine' })).not.toContain(own)
  })

  it('[REQ-FIND-03] finds what an organisation sent by the name that it took later', async () => {
    const { register_number: regnumber, name_en } = demoCompanies.hospital
    const rename = (name: string) =>
      test.call('hospitalAdmin', updateCompany, { ...grocerForm, regnumber, name_en: name_en ?? '', name })
    await rename('Саруул Мэнд ХХК')
    try {
      expect(await queue('Саруул')).toContain(hospital)
      expect(await queue('Оргил Эмнэлэг')).not.toContain(hospital)
    } finally {
      await rename(demoCompanies.hospital.name_mn)
    }
    expect(await queue('Оргил')).toContain(hospital)
  })
})

describe('the other desks', () => {
  it('[REQ-FIND-01] find certificates by name, patronymic, part of the name or register number of the holder, and by their own number', async () => {
    const mine = await issueSample(test)
    const company = await issueSample(test, { company: 'Хулан Фарм ХХК' })
    for (const query of ['Бат', 'Эрдэнэ', 'bat erdene', 'Дорж Бат-Эрдэнэ', 'Д.Бат-Эрдэнэ', 'Dorj Bat', 'УБ85010112']) {
      const found = await certificates(query)
      expect(found, query).toContain(mine.refId)
      expect(found, query).not.toContain(company.refId)
    }
    expect(await certificates(mine.refId)).toEqual([mine.refId])
    for (const query of ['Хулан', 'Khulan', 'фарм', 'Фарм Хулан ХХК']) {
      expect(await certificates(query), query).toEqual([company.refId])
    }
    expect(await certificates('Ганбат Бат-Эрдэнэ')).not.toContain(mine.refId)
    expect(await certificates('Хулан Бат')).toEqual([])
  })

  it('[REQ-FIND-01] find food objects by the name of whoever runs them, and by name and number of their own', async () => {
    for (const query of ['Бат', 'Dorj', 'Номин', 'nomin delguur', food, food.slice(1), 'УБ85010112']) {
      const found = await foods(query)
      expect(found, query).toContain(food)
      expect(found, query).not.toContain(canteen)
    }
    const { register_number } = demoCompanies.mine
    for (const query of ['Алтан Уул', 'altan', 'Уурхайн', register_number])
      expect(await foods(query), query).toEqual([canteen])
    expect(await foods('рдэнэ')).toEqual([])
  })

  it('[REQ-FIND-01] find fee reports by the name of the company in either alphabet, its register number and their own number', async () => {
    await seedBulk(test.app.patient, { reports: 300, companies: 200, people: 200 })
    const found = async (company: string) => {
      const { data } = (await test.call('inspector', listStaffFeeReports, { company, results: 100 })).data
      return data.map(row => [row.request_number, row.company?.name_mn, row.company?.id])
    }
    const [first] = await found('')
    const word = first?.[1]?.split(' ')[1] ?? ''
    expect(word).toMatch(/^[А-ЯӨҮЁ]/)
    const cyrillic = await found(word)
    expect(cyrillic).toContainEqual(first)
    expect(cyrillic.filter(([, name]) => !name?.includes(word))).toEqual([])
    expect(cyrillic.length).toBeLessThan((await found('')).length)
    for (const query of [inLatin(word), inLatin(word).toUpperCase(), word.toLowerCase()]) {
      expect(await found(query), query).toEqual(cyrillic)
    }
    expect(await found(first?.[0] ?? '')).toEqual([first])
    const { register_number } = await test.app.services.db
      .selectFrom('companies')
      .select('register_number')
      .where('id', '=', first?.[2] ?? '')
      .executeTakeFirstOrThrow()
    const ofCompany = await found(register_number)
    expect(ofCompany).toContainEqual(first)
    expect(ofCompany.filter(([, , company]) => company !== first?.[2])).toEqual([])
  })
})

it('[REQ-FIND-03] gives what was there before the search the key it is found by', async () => {
  const { db } = test.app.services
  await sql`update requests set applicant_key = null`.execute(db)
  await sql`update cases set search_key = null`.execute(db)
  await sql`update companies set name_key = null`.execute(db)
  expect(await queue('Дорж')).toEqual([])
  await keyNames(test.app.services)()
  expect(await queue('Дорж Бат')).toContain(own)
  expect(await queue('Оргил')).toContain(hospital)
  expect(await foods('Dorj')).toContain(food)
  expect(await foods('altan')).toContain(canteen)
})

it('[REQ-FIND-02] shows every one of many bearers of a name once, in the order of the list, page by page', async () => {
  await seedBulk(test.app.patient, { requests: 20_000, owned: 1, people: 500, companies: 200 })
  const names = demoPeople.citizen.name
  expect(names).toContain('Бат')
  const { rows } = await sql<{ number: string }>`select request_number as number from requests
    where state <> 'draft' and deleted_at is null and (applicant_key like 'bat%' or applicant_key like '% bat%')
    order by submitted_at desc, id desc`.execute(test.app.services.db)
  const expected = rows.map(({ number }) => number).slice(0, 1000)
  expect(expected.length).toBeGreaterThan(50)
  const found: string[] = []
  for (let page = 1; found.length < expected.length; page++) {
    const next = await queue('Бат', { page })
    if (next.length === 0) break
    found.push(...next)
  }
  expect(found).toEqual(expected)
}, 60_000)
