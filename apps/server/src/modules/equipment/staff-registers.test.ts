import { listDataViews } from '@khyanalt/contract/data-views'
import { saveItem, saveSheet, showImage } from '@khyanalt/contract/equipment'
import { showFile } from '@khyanalt/contract/files'
import { createRequest, submitRequest } from '@khyanalt/contract/requests'
import { approveRequest, receiveRequest } from '@khyanalt/contract/review'
import {
  countRegisterRecords,
  downloadRegisterRecords,
  listRegisterRecords,
  openOwnerRegisters,
  registersTotalLimit,
} from '@khyanalt/contract/staff-registers'
import { registerNames } from '@khyanalt/form-engine/registers/register'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoCompanies } from '../../../seeds/demo/companies.ts'
import { demoPeople, demoStaff } from '../../../seeds/demo/people.ts'
import { versionOf } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { addDays, agencyDate } from '../../clock.ts'
import { completeItem, fillRegister, uploadPaper } from './equipment-fixture.ts'
import { openRegisterService, registerService } from './register-service-fixture.ts'

let test: TestApp
let machine: string
let draft: string
const hospital = demoCompanies.hospital
const today = agencyDate(new Date())

beforeAll(async () => {
  test = await openTestApp()
  await openRegisterService(test)
  const number = (await test.call('hospitalAdmin', createRequest, { type: 'NEW', ...registerService })).code
  for (const name of registerNames) await fillRegister(test, 'hospitalAdmin', name, number)
  const named = { register: 'radioactive', requestid: number } as const
  const answers = { ...(await completeItem(test, 'hospitalAdmin', 'radioactive')), serialnumber: '-СН-77/б' }
  machine = (await test.call('hospitalAdmin', saveItem, { ...named, answers })).data.id
  await test.call('hospitalAdmin', submitRequest, { request_number: number, data: {}, organization_id: 1 })
  const seen = async () => ({ request_number: number, version: await versionOf(test, 'head', number) })
  await test.call('head', receiveRequest, await seen())
  await test.call('head', approveRequest, await seen())
  draft = (await test.call('mineMember', createRequest, { type: 'NEW', ...registerService })).code
  await fillRegister(test, 'mineMember', 'radioactive', draft)
})
afterAll(() => test.close())

const list = async (asked: object) => (await test.call('inspector', listRegisterRecords, asked)).data

it('[CON-124] shows inspectors what is permitted, found by a serial number in any spelling, and nothing of drafts', async () => {
  const found = await list({ serial: 'сн 77' })
  expect(found).toMatchObject({
    total: 1,
    data: [
      {
        id: machine,
        register: 'radioactive',
        owner: { kind: 'company', id: hospital.id, name: hospital.name_mn, register_number: hospital.register_number },
        aimag: { mn: 'Улаанбаатар' },
        type: { mn: 'Шүдний рентген аппарат' },
        serial: '-СН-77/б',
        expires_on: null,
      },
    ],
  })
  // A number without a letter or digit finds nothing rather than everything.
  expect((await list({ serial: '--' })).total).toBe(0)
  expect((await list({ owner: demoCompanies.mine.name_mn })).total).toBe(0)
  expect((await list({ owner: hospital.register_number, register: 'radioactive' })).total).toBe(2)
  const words = hospital.name_mn
    .toLowerCase()
    .split(' ')
    .map(word => word.slice(0, 4))
  expect((await list({ owner: words.reverse().join(', '), register: 'radioactive' })).total).toBe(2)
  expect((await list({ owner: '%' })).total).toBe(0)
  expect((await list({ register: 'workplace', aimag: '11' })).data).toMatchObject([{ type: null, serial: null }])
  expect((await list({ aimag: '46' })).total).toBe(0)
  const { data } = await test.call('inspector', countRegisterRecords, {})
  const ended = (await list({ aimag: '11', expires: 'past' })).total
  expect(data.find(({ aimag }) => aimag?.code === '11')).toMatchObject({
    counts: { radioactive: 2, generator: 1, clothing: 1 },
    ended,
  })
})

it('lists certificates of calibration that ended or end soon, the earliest first', async () => {
  const register = 'surveymeter' as const
  const meter = await completeItem(test, 'hospitalAdmin', register)
  for (const days of [-3, 20, 200]) {
    const answers = { ...meter, serialnumber: `M-${days}`, certificate_expire_date: addDays(today, days) }
    await test.call('hospitalAdmin', saveItem, { register, answers })
  }
  const ends = async (expires: 'past' | 'soon') =>
    (await list({ register, expires })).data.map(({ serial, expires_on }) => [serial, expires_on])
  expect(await ends('past')).toContainEqual(['M--3', addDays(today, -3)])
  expect(await ends('soon')).toEqual([['M-20', addDays(today, 20)]])
})

it('is downloaded whole and without formulas; who took it is written down', async () => {
  const headers = { authorization: `Bearer ${await test.token('inspector')}` }
  const url = '/api/staff/registers/download?register=radioactive&format=csv'
  const csv = await test.app.http.inject({ url, headers })
  const [heading, ...lines] = csv.body.split('\r\n')
  expect(heading).toContain('"Серийн дугаар"')
  expect(lines.filter(Boolean)).toHaveLength(2)
  expect(csv.body).toContain(`"'-СН-77/б"`)
  const xlsx = await test.app.http.inject({ url: url.replace('csv', 'xlsx'), headers })
  expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK')
  const taken = await test.app.services.db
    .selectFrom('audit_entries')
    .select('detail')
    .where('action', '=', 'export')
    .execute()
  expect(taken.map(({ detail }) => detail)).toContainEqual({ register: 'radioactive', rows: 2, format: 'csv' })
  for (const stranger of ['finance', 'operator', 'hospitalAdmin'] as const) {
    expect((await test.refused(stranger, downloadRegisterRecords, { format: 'csv' })).code).toBe('not_allowed')
  }
})

it('opens the registers of an owner to inspectors, who are remembered for the owner to see', async () => {
  const owner = { kind: 'company', id: hospital.id } as const
  const opened = await test.call('inspector', openOwnerRegisters, owner)
  expect(opened.owner).toMatchObject({ name: hospital.name_mn })
  const byName = new Map(opened.registers.map(each => [each.register, each]))
  expect(byName.get('radioactive')?.items.map(({ id }) => id)).toContain(machine)
  expect(byName.get('safety')?.sheet?.answers).toMatchObject({ own_storage: 'yes' })
  const [latest] = (await test.call('hospitalAdmin', listDataViews, {})).data.data
  expect(latest).toMatchObject({ what: 'register', company: hospital.name_mn, request_number: null })
  // A paper of a sheet opens too, and one of a draft does not.
  const { picture_storage_place: pictures } = byName.get('safety')?.sheet?.answers ?? {}
  const [picture] = pictures as { name: string }[]
  expect((await test.call('admin', showFile, { name: picture?.name ?? '' })).url).toContain(picture?.name)
  const name = await uploadPaper(test, 'mineMember')
  const answers = { ...(await completeItem(test, 'mineMember', 'radioactive')), certificate_manufacture: [{ name }] }
  await test.call('mineMember', saveItem, { register: 'radioactive', requestid: draft, answers })
  expect((await test.refused('inspector', showImage, { name })).code).toBe('file_not_found')

  // Of a person's registers the person is told; who keeps none does not exist here.
  const person = { kind: 'person', id: demoPeople.foreigner.id } as const
  expect((await test.refused('inspector', openOwnerRegisters, person)).code).toBe('not_found')
  await test.call('foreigner', saveSheet, { register: 'safety', answers: { own_storage: 'no' } })
  await test.call('inspector', openOwnerRegisters, person)
  expect((await test.call('foreigner', listDataViews, {})).data.data).toMatchObject([{ what: 'register' }])
})

it('[CON-022] reaches no further than the category and unit of the grant, papers included', async () => {
  const { db } = test.app.services
  const limit = (change: object) =>
    db.updateTable('staff_grants').set(change).where('user_id', '=', demoStaff.inspector.id).execute()
  const owner = { kind: 'company', id: hospital.id } as const
  const { registers: all } = await test.call('admin', openOwnerRegisters, owner)
  const { picture_storage_place } = all.find(({ register }) => register === 'safety')?.sheet?.answers ?? {}
  const [picture] = (picture_storage_place ?? []) as { name: string }[]
  const name = picture?.name ?? ''
  for (const elsewhere of [{ category_id: 14 }, { organization_id: 2 }, { module: 'FSI' }]) {
    await limit(elsewhere)
    expect((await list({ register: 'radioactive' })).total).toBe(0)
    expect((await list({ register: 'clothing' })).total).toBe(0)
    expect((await test.call('inspector', countRegisterRecords, {})).data).toEqual([])
    expect((await test.refused('inspector', openOwnerRegisters, owner)).code).toBe('not_found')
    expect((await test.refused('inspector', showFile, { name })).code).toBe('file_not_found')
    await limit({ category_id: null, organization_id: null, module: null })
  }
  await limit({ category_id: 1, organization_id: 1 })
  expect((await list({ register: 'radioactive' })).total).toBe(2)
  expect((await list({ register: 'clothing' })).total).toBe(1)
  const { registers } = await test.call('inspector', openOwnerRegisters, owner)
  expect(registers.flatMap(({ items }) => items.map(({ id }) => id))).toContain(machine)
  expect((await test.call('inspector', showFile, { name })).url).toContain(name)
  await limit({ category_id: null, organization_id: null })
})

it('refuses a table of more than twenty thousand rows and names the limit', async () => {
  const { db } = test.app.services
  await sql`insert into equipment_records
      (id, register, part, owner_user_id, answers, created_by, created_at, updated_at)
    select gen_random_uuid(), 'surveymeter', 'item', ${demoPeople.citizen.id}, '{}', ${demoPeople.citizen.id}, now(), now()
    from generate_series(1, 20001)`.execute(db)
  const refusal = await test.refused('inspector', downloadRegisterRecords, { register: 'surveymeter', format: 'csv' })
  expect(refusal).toMatchObject({ code: 'too_many_rows', params: { max: 20_000 } })
  expect((await list({ register: 'surveymeter' })).total).toBe(registersTotalLimit)
})
