import { me } from '@khyanalt/contract/auth'
import { checkCompany } from '@khyanalt/contract/companies'
import { getFoodCertificate } from '@khyanalt/contract/food-certificates'
import {
  getDefaultFoodAddress,
  getFoodObject,
  getFoodObjectData,
  listFoodAddresses,
  listFoodObjects,
  listFoodTypes,
  submitFoodObject,
  updateFoodObject,
} from '@khyanalt/contract/food-objects'
import { listNotifications } from '@khyanalt/contract/notifications'
import { getStats, listMyRequests } from '@khyanalt/contract/request-lists'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoCompanies } from '../../../seeds/demo/companies.ts'
import { foodRows, hospitalCanteenForm, mineCanteenForm, shopForm } from '../../../seeds/demo/food-forms.ts'
import { demoPeople } from '../../../seeds/demo/people.ts'
import { draftRequest } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { decide, readObject, registeredObject, sentObject, versionOf } from './food-fixture.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const countObjects = async (): Promise<number> =>
  (await test.app.services.db.selectFrom('food_objects').select('id').execute()).length
const countRounds = async (): Promise<number> =>
  (await test.app.services.db.selectFrom('food_object_rounds').select('round').execute()).length
const change = (number: string, data: object, rest: object = {}) =>
  test.raw('citizen', updateFoodObject, { request_number: number, data: { ...shopForm, ...data }, ...rest })

describe('registering a food object', () => {
  it('[REQ-FSI-03] [REQ-FSI-05] [REQ-FSI-42] answers a number; the object is sent, of type NEW', async () => {
    const number = await sentObject(test)
    expect(number).toMatch(/^F\d{9}$/)
    expect((await readObject(test, 'citizen', number)).data).toMatchObject({
      request_number: number,
      status: 0,
      type: 'NEW',
      verified_date: null,
      in_force: false,
    })
    // [CON-075]
    const told = (await test.call('citizen', listNotifications, {})).data.filter(({ content }) =>
      content.includes(number),
    )
    expect(told.map(({ type }) => type)).toEqual(['request_received'])
  })

  it('[REQ-FSI-01] is open to citizens and organisations; foreigners register for an organisation alone', async () => {
    expect((await readObject(test, 'citizen', await sentObject(test))).data.sender_type).toBe(1)
    const canteen = await sentObject(test, 'hospitalAdmin', hospitalCanteenForm)
    expect((await readObject(test, 'hospitalAdmin', canteen)).data).toMatchObject({
      sender_type: 2,
      company_name: 'Оргил Эмнэлэг ХХК',
      company_type: 'ХХК',
      company_regnum: '5012345',
    })
    const refusal = await test.refused('foreigner', submitFoodObject, shopForm)
    expect(refusal.problems).toEqual([{ path: 'sender_type', code: 'sender_citizen' }])
    const { db } = test.app.services
    const member = { company_id: demoCompanies.hospital.id, user_id: demoPeople.foreigner.id, created_at: new Date() }
    await db
      .insertInto('company_members')
      .values({ ...member, role: 'MEMBER' })
      .execute()
    const number = await sentObject(test, 'foreigner', hospitalCanteenForm)
    expect((await readObject(test, 'foreigner', number)).data).toMatchObject({
      sender_type: 2,
      company_regnum: '5012345',
    })
    await db.deleteFrom('company_members').where('user_id', '=', demoPeople.foreigner.id).execute()
  })

  it('[REQ-FSI-43] [REQ-FSI-41] [REQ-FSI-38] answers what was sent with the words of its codes, the own register number, the note and the steps', async () => {
    const number = await sentObject(test, 'citizen', { ...shopForm, ownership: 2 })
    const { data, operator_msg, steps } = await readObject(test, 'citizen', number)
    expect(operator_msg).toBeNull()
    // [REQ-FSI-27]
    expect(data.customer_rnumber).toBe('УБ85010112')
    expect(data.data.ownership).toEqual({ value: 2, label: { mn: 'Түрээсийн', en: 'Rented' } })
    const own = await readObject(test, 'citizen', await sentObject(test, 'citizen', { ...shopForm, ownership: 1 }))
    expect(own.data.data.ownership).toMatchObject({ value: 1, label: { en: 'Own' } })
    expect(data.data.address_str).toBe('Улаанбаатар, Баянзүрх дүүрэг, 5-р хороо')
    expect(data.data.service_table[0]).toMatchObject({
      category_main: { value: '3', label: { en: 'Food trade' } },
      category_second: { value: '3002', label: { en: 'Retail' } },
      category_third: { value: '300202', label: { mn: 'Хүнсний дэлгүүр' } },
      capacity: '120 м²',
      using_capacity: '95 м²',
      commission_date: '2019-05-20',
      additional: '',
    })
    expect(steps).toMatchObject([{ action: 'submit', status: 0, resolve: null, user_name: 'Бат-Эрдэнэ' }])
  })

  it('[REQ-FSI-30] [REQ-FSI-17] takes the name of an organisation from its register, whatever was typed; an unknown number is told', async () => {
    expect((await test.call('citizen', checkCompany, { regnumber: '5000000' })).data.found).toBe(false)
    const unknown = await test.refused('hospitalAdmin', submitFoodObject, {
      ...hospitalCanteenForm,
      company_regnum: '5000000',
    })
    expect(unknown.problems).toEqual([{ path: 'company_regnum', code: 'company_unknown' }])
    const number = await sentObject(test, 'hospitalAdmin', { ...hospitalCanteenForm, company_name: 'Өөр нэр ХХК' })
    expect((await readObject(test, 'hospitalAdmin', number)).data.company_name).toBe('Оргил Эмнэлэг ХХК')
  })

  it('[REQ-FSI-17] speaks for a company of the portal through its members alone, and shows it to all of them', async () => {
    const refusal = await test.refused('citizen', submitFoodObject, mineCanteenForm)
    expect(refusal.problems).toEqual([{ path: 'company_regnum', code: 'company_not_member' }])
    const number = await sentObject(test, 'mineDirector', mineCanteenForm)
    const { data } = await test.call('mineMember', listFoodObjects, {})
    expect(data.map(row => row.request_number)).toContain(number)
    expect((await test.call('mineMember', me, {})).user.areas).toContain('food')
    expect((await test.call('withoutContact', me, {})).user.areas).not.toContain('food')
    expect((await test.refused('citizen', getFoodObject, { requestnumber: number })).code).toBe('food_object_not_found')
  })

  it('[REQ-FSI-29] refuses with „Мэдээллээ гүйцэт оруулна уу“ and every field that lacks something; nothing is kept', async () => {
    const before = [await countObjects(), await countRounds()]
    const refusal = await test.refused('citizen', submitFoodObject, {})
    expect([refusal.status, refusal.code, refusal.message]).toEqual([
      422,
      'food_object_incomplete',
      'Мэдээллээ гүйцэт оруулна уу',
    ])
    const paths = refusal.problems?.map(({ path }) => path)
    for (const path of ['sender_type', 'branch_name', 'phone', 'address', 'location', 'service_table', 'agreement']) {
      expect(paths).toContain(path)
    }
    expect([await countObjects(), await countRounds()]).toEqual(before)
  })

  it.each([
    ['a kind of activity that nobody knows', { category_third: '999999' }, 'category_third'],
    ['a child that is not of its parent', { category_second: '4001' }, 'category_second'],
    ['a code at the wrong level', { category_main: '3002' }, 'category_main'],
  ])('[REQ-FSI-31] [REQ-FSI-32] refuses %s', async (_, wrong, name) => {
    const refusal = await test.refused('citizen', submitFoodObject, {
      ...shopForm,
      service_table: [{ ...foodRows.grocery, ...wrong }],
    })
    expect(refusal.problems).toContainEqual({ path: `service_table/grocery/${name}`, code: 'not_offered' })
  })

  it.each([
    ['an unknown place', ['11', '9999'], 'not_offered'],
    ['a district of another province', ['46', '1110', '111059'], 'not_offered'],
    ['an address that could go further down', ['11', '1110'], 'choose_missing'],
  ])('[REQ-FSI-33] [CON-159] refuses %s', async (_, address, code) => {
    const refusal = await test.refused('citizen', submitFoodObject, { ...shopForm, address })
    expect(refusal.problems).toContainEqual({ path: 'address', code })
  })

  it('keeps marks of HTML as plain words, refuses huge texts and letters that no paper can print', async () => {
    const branch_name = '<b>Номин</b> & «Ко»'
    const number = await sentObject(test, 'citizen', { ...shopForm, branch_name })
    expect((await readObject(test, 'citizen', number)).data.branch_name).toBe(branch_name)
    const long = await test.refused('citizen', submitFoodObject, { ...shopForm, branch_name: 'а'.repeat(201) })
    expect(long.problems).toEqual([{ path: 'branch_name', code: 'too_long', params: { max: 200 } }])
    const huge = await test.refused('citizen', submitFoodObject, { ...shopForm, branch_name: 'а'.repeat(5001) })
    expect(huge.code).toBe('invalid_input')
    const odd = await test.refused('citizen', submitFoodObject, { ...shopForm, branch_name: 'Номин 🍜' })
    expect(odd.problems).toEqual([{ path: 'branch_name', code: 'unprintable' }])
  })

  it('registers once when the same act is sent twice', async () => {
    const input = { ...shopForm, transaction_id: uuidv7() }
    const [one, other] = await Promise.all([
      test.call('citizen', submitFoodObject, input),
      test.call('citizen', submitFoodObject, input),
    ])
    expect(one.data).toBe(other.data)
    const { data } = await test.call('citizen', listFoodObjects, {})
    expect(data.filter(row => row.request_number === one.data)).toHaveLength(1)
  })
})

describe('choices of the form', () => {
  it('[REQ-FSI-32] answers kinds of activity by code: none, one and four characters', async () => {
    const codes = async (code?: string) =>
      (await test.call('citizen', listFoodTypes, code === undefined ? {} : { code })).data.map(({ value }) => value)
    const top = await codes()
    expect(top).toContain('4')
    expect(top.filter(code => code.length !== 1)).toEqual([])
    expect(await codes('4')).toEqual(['4001', '4002', '4003'])
    expect(await codes('4002')).toContain('400204')
    expect(await codes('400204')).toEqual([])
    expect(await codes("4' or 1=1")).toEqual([])
  })

  it('[REQ-FSI-33] [CON-159] answers addresses by code of 2 and 4 characters, what lies below them, and the path to a code', async () => {
    const codes = async (code?: string) =>
      (await test.call('citizen', listFoodAddresses, code === undefined ? {} : { code })).data.map(({ value }) => value)
    const [top, districts, khoroos] = [await codes(), await codes('11'), await codes('1110')]
    expect([top, districts, khoroos]).toEqual([
      expect.arrayContaining(['11', '46']),
      expect.arrayContaining(['1110']),
      expect.arrayContaining(['111059']),
    ])
    expect(top.filter(code => !/^..$/.test(code))).toEqual([])
    expect(districts.filter(code => !/^11..$/.test(code))).toEqual([])
    expect(khoroos.filter(code => !/^1110..$/.test(code))).toEqual([])
    const path = (await test.call('citizen', getDefaultFoodAddress, { code: '111059' })).data
    expect(path.map(({ value }) => value)).toEqual(['11', '1110', '111059'])
    expect((await test.refused('citizen', getDefaultFoodAddress, { code: '99' })).code).toBe('not_found')
  })
})

describe('updating a food object', () => {
  it('[CON-150] [REQ-FSI-42] replaces the data before receipt, and answers an update flag and the data', async () => {
    const number = await sentObject(test)
    const { status, body } = await change(number, { branch_name: 'Шинэ нэр' })
    expect([status, body]).toMatchObject([200, { update: true, data: { request_number: number, status: 0 } }])
    expect((await readObject(test, 'citizen', number)).data).toMatchObject({
      branch_name: 'Шинэ нэр',
      type: 'NEW',
      round: 2,
    })
  })

  it('[CON-150] [REQ-FSI-06] is refused while the agency reviews it, with a message that says so', async () => {
    const number = await sentObject(test)
    for (const [step, act] of [
      [1, 'receive'],
      [2, 'agree'],
    ] as const) {
      await decide(test, number, act)
      expect((await readObject(test, 'citizen', number)).data.status).toBe(step)
      const { status, body } = await change(number, {})
      expect([status, body.code]).toEqual([409, 'food_object_in_review'])
      expect(body.message).toContain('хянагдаж байгаа')
      expect((await test.refused('citizen', getFoodObjectData, { requestnumber: number })).code).toBe(
        'food_object_in_review',
      )
    }
  })

  it('[CON-150] [REQ-FSI-14] of a registered object opens an UPDATE while the registration stays valid, and replaces it when registered', async () => {
    const number = await registeredObject(test)
    await change(number, { branch_name: 'Өргөтгөсөн дэлгүүр' })
    expect((await readObject(test, 'citizen', number)).data).toMatchObject({
      status: 0,
      type: 'UPDATE',
      in_force: true,
    })
    const reference = async () => (await test.call(null, getFoodCertificate, { requestnumber: number })).data
    expect(await reference()).toMatchObject({ status: 1000, title: shopForm.branch_name, version: 1 })
    await decide(test, number, 'receive', 'agree', 'register')
    expect(await reference()).toMatchObject({ status: 1000, title: 'Өргөтгөсөн дэлгүүр', version: 2 })
  })

  it('[CON-150] of a registered object that is rejected leaves the registration as it was, with the note', async () => {
    const number = await registeredObject(test)
    await change(number, { branch_name: 'Зөвшөөрөөгүй нэр' })
    await decide(test, number, 'receive', 'reject')
    const { data, operator_msg } = await readObject(test, 'citizen', number)
    expect([data.status, data.branch_name, operator_msg]).toEqual([1000, shopForm.branch_name, expect.any(String)])
    expect(await test.call(null, getFoodCertificate, { requestnumber: number })).toMatchObject({
      data: { status: 1000, title: shopForm.branch_name, version: 1 },
    })
  })

  it.each(['return', 'reject'] as const)('[CON-151] [REQ-FSI-13] shows the note after a %s', async action => {
    const number = await sentObject(test)
    await decide(test, number, 'receive', action)
    const { data, operator_msg, steps } = await readObject(test, 'citizen', number)
    expect(data.status).toBe(action === 'return' ? 2000 : 3000)
    expect(operator_msg).toBe('Хэмжих нэгжийг тодруулна уу')
    expect(steps.at(-1)).toMatchObject({
      resolve: action === 'return' ? 2 : 3,
      user_name: 'Энхжаргал',
      user_position: 'Хэлтсийн дарга',
    })
  })

  it('[CON-150] [REQ-FSI-08] of a returned object sends it again from the first step', async () => {
    const number = await sentObject(test)
    await decide(test, number, 'receive', 'agree', 'return')
    await change(number, { phone: '99112233' })
    const { data, operator_msg } = await readObject(test, 'citizen', number)
    expect([data.status, data.type, operator_msg]).toEqual([0, 'NEW', null])
    await decide(test, number, 'receive')
    expect((await readObject(test, 'citizen', number)).data.status).toBe(1)
  })

  it('[REQ-FSI-12] [REQ-FSI-09] [REQ-FSI-10] is refused when the object was rejected or suspended', async () => {
    const rejected = await sentObject(test)
    await decide(test, rejected, 'receive', 'reject')
    const suspended = await registeredObject(test)
    await decide(test, suspended, 'void')
    for (const [number, status] of [
      [rejected, 3000],
      [suspended, 4000],
    ] as const) {
      expect((await change(number, {})).body.code).toBe('food_object_closed')
      const { data } = await readObject(test, 'citizen', number)
      expect([data.status, data.in_force]).toEqual([status, false])
      expect(data.actions).not.toContain('update')
    }
  })

  it('[CON-157] [REQ-FSI-11] of an object that the agency reopened sends it again; forms make no drafts', async () => {
    const number = await sentObject(test)
    await decide(test, number, 'receive', 'reject', 'reopen')
    expect((await readObject(test, 'citizen', number)).data.status).toBe(5000)
    await change(number, {})
    expect((await readObject(test, 'citizen', number)).data.status).toBe(0)
    expect((await test.refused('citizen', submitFoodObject, { branch_name: 'Ноорог' })).code).toBe(
      'food_object_incomplete',
    )
  })

  it('[CON-154] [REQ-FSI-26] keeps a company type that is offered on the new form only, and offers it to no other', async () => {
    const form = { ...hospitalCanteenForm, company_type: 'ЗБН' }
    const number = await sentObject(test, 'hospitalAdmin', form)
    const send = (company_type: string, requestNumber = number) =>
      test.raw('hospitalAdmin', updateFoodObject, { request_number: requestNumber, data: { ...form, company_type } })
    expect((await send('ЗБН')).status).toBe(200)
    expect((await send('ХХК')).body.problems).toEqual([{ path: 'company_type', code: 'not_offered' }])
    const other = await sentObject(test, 'hospitalAdmin', hospitalCanteenForm)
    expect((await send('ББН', other)).body.problems).toEqual([{ path: 'company_type', code: 'not_offered' }])
  })

  it('keeps who registered a registered object', async () => {
    const number = await registeredObject(test, 'hospitalAdmin', hospitalCanteenForm)
    const data = { ...shopForm, sender_type: 1 as const }
    const { body } = await test.raw('hospitalAdmin', updateFoodObject, { request_number: number, data })
    expect(body.problems).toContainEqual({ path: 'sender_type', code: 'sender_locked' })
  })

  it('refuses a writer who saw an older version, and does the same act once', async () => {
    const number = await sentObject(test)
    const version = await versionOf(test, number)
    await change(number, { branch_name: 'Эхний цонх' }, { version })
    const { body } = await change(number, { branch_name: 'Хоёр дахь цонх' }, { version })
    expect(body.code).toBe('version_conflict')
    expect((await readObject(test, 'citizen', number)).data.branch_name).toBe('Эхний цонх')
    const act = { transaction_id: uuidv7() }
    const first = await change(number, { branch_name: 'Нэг удаа' }, act)
    const again = await change(number, { branch_name: 'Нэг удаа' }, act)
    expect(again.body).toEqual(first.body)
    expect((await readObject(test, 'citizen', number)).data.round).toBe(3)
  })

  it('[REQ-FSI-35] of somebody else’s object does not exist', async () => {
    const number = await sentObject(test)
    const refusal = await test.refused('hospitalAdmin', getFoodObjectData, { requestnumber: number })
    expect([refusal.status, refusal.message]).toEqual([404, 'Ийм дугаартай хүнсний объект олдсонгүй.'])
    const { status } = await test.raw('hospitalAdmin', updateFoodObject, { request_number: number, data: shopForm })
    expect(status).toBe(404)
  })
})

describe('lists', () => {
  it('[REQ-DASH-09] [REQ-FSI-05] [REQ-STATUS-19] mix requests and food objects by day, count both, and filter by category, status and number', async () => {
    const earlier = await sentObject(test, 'mineDirector', mineCanteenForm)
    const between = await draftRequest(test, 'mineDirector')
    const number = await sentObject(test, 'mineDirector', mineCanteenForm)
    // Each on a day of its own, and not in the order of their numbers.
    const { db } = test.app.services
    const from = (table: 'cases' | 'requests', name: string, days: number) =>
      sql`update ${sql.table(table)} set created_at = created_at + ${days} * interval '1 day'
        where ${sql.ref(table === 'cases' ? 'number' : 'request_number')} = ${name}`.execute(db)
    await Promise.all([from('cases', number, 1), from('requests', between, 2), from('cases', earlier, 3)])
    const list = async (filter: object = {}) =>
      (await test.call('mineDirector', listMyRequests, { results: 100, ...filter })).data
    const { data: rows } = await list()
    expect(rows.slice(0, 3)).toMatchObject([
      { request_number: earlier, request_category: 'FSI', status: 0 },
      { request_number: between, request_category: 'INSPECTION' },
      { request_number: number, request_category: 'FSI', status: 0 },
    ])
    const days = rows.map(({ created_at }) => created_at)
    expect(days).toEqual(days.toSorted().toReversed())
    expect((await list({ category: 121, status: 'PROCESSING', reqnumber: number.toLowerCase() })).total).toBe(1)
    expect((await list({ category: 1 })).data.filter(row => row.request_category === 'FSI')).toEqual([])
    expect((await list({ status: '1000', reqnumber: number })).total).toBe(0)
    const { data } = await test.call('mineDirector', getStats, {})
    expect(data.TOTAL).toBe((await list()).total)
  })
})
