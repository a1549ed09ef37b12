// Registering by hand: what is asked, what is kept, what is refused.
import { me } from '@khyanalt/contract/auth'
import {
  addCompany,
  checkCompany,
  danCompany,
  getCompany,
  insertCompany,
  listCompanies,
  listOwnCompanies,
} from '@khyanalt/contract/companies'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { demoCompanies } from '../../../seeds/demo/companies.ts'
import { demoPeople } from '../../../seeds/demo/people.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { associationForm, auditOf, grocerForm, leaveEverything } from './company-fixture.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
afterEach(async () => {
  const { db } = test.app.services
  for (const { id } of [demoPeople.citizen, demoPeople.withoutContact, demoPeople.foreigner]) {
    await leaveEverything(test, id)
  }
  await db.deleteFrom('companies').where('register_number', 'in', ['6212366', '6312377']).execute()
})

/** Takes away what a test registered, so that it may register the same company once more. */
const forget = async (id: string): Promise<void> => {
  await leaveEverything(test, demoPeople.citizen.id)
  await test.app.services.db.deleteFrom('companies').where('id', '=', id).execute()
}

describe('registering by hand', () => {
  it('[CON-191] [REQ-AGENCY-25] [REQ-COMP-18] keeps the form under the stored names and makes the citizen its ADMIN, of type 2 at once', async () => {
    expect((await test.call('citizen', me, {})).user).toMatchObject({ type: 1, companies: [], profile_company: null })
    const typed = { ...grocerForm, postbox: '46/12', fax: '70111213' }
    const { id } = (await test.call('citizen', insertCompany, typed)).data
    const { data } = await test.call('citizen', getCompany, { id })
    expect(data).toMatchObject({
      companyRegnum: '6212366',
      companyName: 'Номун Хүнс ХХК',
      companyNameEn: 'Nomun Khuns LLC',
      description: 'ХХК',
      description_en: 'LLC',
      createdDate: '2020-10-05',
      address: [
        { value: '11', label: { mn: 'Улаанбаатар' } },
        { value: '1122', label: { mn: 'Хан-Уул дүүрэг' } },
        { value: '112271', label: { mn: '11-р хороо' } },
      ],
      custom_address: 'Үйлдвэрийн гудамж 3',
      custom_address_english: 'Industry street 3',
      induty: ['Хүнсний худалдаа', 'Агуулах'],
      generalR: {
        regnum: 'УБ88070778',
        lastName: 'Пүрэв',
        firstName: 'Тэмүүлэн',
        positionName: 'Захирал',
        phoneNumber: '99660066',
      },
      phoneNumber: '77654321',
      email: 'info@nomun.khyanalt.test',
      postBox: '46/12',
      fax: '70111213',
      active: 1,
      verified: false,
      role: 'ADMIN',
    })
    // The token is the one from before: the session itself knows the company now.
    const { user } = await test.call('citizen', me, {})
    expect(user).toMatchObject({ type: 2, companies: [{ id, register_number: '6212366', role: 'ADMIN' }] })
    expect(user.profile_company).toEqual(data)
    expect((await auditOf(test, id)).map(({ action, actor_user_id }) => [action, actor_user_id])).toEqual([
      ['register', demoPeople.citizen.id],
      ['join', demoPeople.citizen.id],
    ])
  })

  it('[CON-190] takes /company/add as the same act', async () => {
    expect([insertCompany.path, addCompany.path, danCompany.path]).toEqual([
      '/profile/insertcompany',
      '/company/add',
      '/dancompany',
    ])
    const { id } = (await test.call('citizen', addCompany, grocerForm)).data
    expect(await test.refused('citizen', insertCompany, grocerForm)).toMatchObject({ code: 'company_registered' })
    expect((await test.call('citizen', listCompanies, {})).data).toEqual({ [id]: 'Номун Хүнс ХХК' })
  })

  it('[CON-194] leaves a foreigner of type 3, who may register as well', async () => {
    await test.call('foreigner', insertCompany, { ...grocerForm, general_regnum: 'P123456' })
    expect((await test.call('foreigner', me, {})).user).toMatchObject({ type: 3, companies: [{ role: 'ADMIN' }] })
  })

  it('[CON-196] [REQ-COMP-12] refuses a company that is there, with a hint to single sign-on', async () => {
    const taken = { ...grocerForm, regnumber: demoCompanies.hospital.register_number }
    expect(await test.refused('citizen', insertCompany, taken)).toMatchObject({
      status: 409,
      code: 'company_registered',
      message: expect.stringContaining('Нэгдсэн нэвтрэлт'),
    })
    expect((await test.call('citizen', me, {})).user).toMatchObject({ type: 1, companies: [] })
  })

  it('[CON-196] gives the company to one of two people who register it at the same moment', async () => {
    const both = await Promise.all([
      test.raw('citizen', insertCompany, grocerForm),
      test.raw('withoutContact', insertCompany, grocerForm),
    ])
    expect(both.map(answer => answer.status).sort()).toEqual([200, 409])
    const owners = await test.app.services.db
      .selectFrom('company_members as m')
      .innerJoin('companies as c', 'c.id', 'm.company_id')
      .select('m.role')
      .where('c.register_number', '=', grocerForm.regnumber)
      .execute()
    expect(owners).toEqual([{ role: 'ADMIN' }])
  })

  it('does a repeated call once', async () => {
    const input = { ...grocerForm, transaction_id: uuidv7() }
    const [first, second] = [
      await test.call('citizen', insertCompany, input),
      await test.call('citizen', insertCompany, input),
    ]
    expect(second).toEqual(first)
    expect((await test.call('citizen', listOwnCompanies, {})).data).toHaveLength(1)
  })

  it('takes the name from the registry, whatever was typed', async () => {
    const { id } = (await test.call('citizen', insertCompany, { ...grocerForm, name: 'Монгол Банк' })).data
    expect((await test.call('citizen', getCompany, { id })).data.companyName).toBe('Номун Хүнс ХХК')
  })

  it('[REQ-COMP-03] [REQ-COMP-05] tidies what people type: blanks in numbers, tags in one text', async () => {
    const typed = {
      ...associationForm,
      regnumber: ' 6312 377 ',
      general_regnum: 'уб 88070778',
      general_phone: '9966 0066',
      phone: '+976 7765-43',
      induty: 'Сургалт, , судалгаа,Сургалт ,',
      email: ' info@nomun.khyanalt.test ',
    }
    const { id } = (await test.call('citizen', insertCompany, typed)).data
    expect((await test.call('citizen', getCompany, { id })).data).toMatchObject({
      companyRegnum: '6312377',
      induty: ['Сургалт', 'судалгаа'],
      generalR: { regnum: 'УБ88070778', phoneNumber: '99660066' },
      phoneNumber: '776543',
      email: 'info@nomun.khyanalt.test',
    })
  })
})

describe('a form that is not right', () => {
  it('[REQ-COMP-01] names every empty field but postbox and fax', async () => {
    const refusal = await test.refused('citizen', insertCompany, {})
    expect(refusal).toMatchObject({ status: 422, code: 'company_incomplete', message: 'Мэдээллээ гүйцэт оруулна уу' })
    expect((refusal.problems ?? []).map(problem => problem.path).sort()).toEqual(
      Object.keys(grocerForm)
        .filter(field => field !== 'postbox' && field !== 'fax')
        .sort(),
    )
  })

  const refuses = async (path: string, code: string, value: unknown) => {
    const refusal = await test.refused('citizen', insertCompany, { ...grocerForm, [path]: value })
    expect(refusal).toMatchObject({ code: 'company_incomplete', problems: [{ path, code }] })
  }

  it.each([
    ['[REQ-COMP-03]', 'general_phone', 'phone_wrong', '99660'],
    ['[REQ-COMP-03]', 'general_phone', 'phone_wrong', '996600661'],
    ['[REQ-COMP-03]', 'phone', 'phone_wrong', '7765432О'],
    ['[REQ-COMP-04]', 'email', 'email_wrong', 'info@nomun'],
    ['[REQ-COMP-04]', 'email', 'email_wrong', 'инфо@nomun.mn'],
    ['[REQ-COMP-07]', 'type', 'not_offered', 'ЗБН'],
    ['[REQ-COMP-07]', 'type_en', 'not_offered', 'GmbH'],
  ])('%s refuses %s with %s: %s', async (_, path, code, value) => refuses(path, code, value))

  it.each([
    ['regnumber', 'company_register', '621236'],
    ['regnumber', 'company_register', '62123661'],
    ['regnumber', 'company_register_letters', '62l2366'],
    ['regnumber', 'company_register_letters', '6212З66'],
    ['general_regnum', 'short_register', 'УБ8'],
    ['general_regnum', 'look_alikes', 'УB88070778'],
    ['general_regnum', 'look_alikes', 'YБ88070778'],
    ['createdDate', 'date_wrong', '2020-02-30'],
    ['createdDate', 'date_wrong', '05.10.2020'],
    ['createdDate', 'date_ahead', '2999-01-01'],
    ['name_en', 'not_latin', 'Номун'],
    ['custom_address_english', 'not_latin', 'Хороо 11'],
    ['address', 'address_wrong', ['11']],
    ['address', 'address_wrong', ['11', '1122']],
    ['address', 'address_wrong', ['21', '1122', '112271']],
    ['address', 'address_wrong', ['11', '1122', '112271', '112271']],
    ['name_en', 'too_long', 'N'.repeat(201)],
    ['custom_address', 'unprintable', 'Хороо 11 🏠'],
  ] as const)('refuses %s with %s: %s', async (path, code, value) => refuses(path, code, value))

  it('[REQ-COMP-02] wants four characters of the register number of the director, whatever they are', async () => {
    const refused = await test.refused('citizen', insertCompany, { ...grocerForm, general_regnum: 'AB1' })
    expect(refused.problems).toEqual([expect.objectContaining({ path: 'general_regnum', code: 'short_register' })])
    const { id } = (await test.call('citizen', insertCompany, { ...grocerForm, general_regnum: 'AB12' })).data
    await forget(id)
  })

  it('[REQ-COMP-02] proposes the number in one alphabet and takes a foreign director of any number', async () => {
    const mixed = await test.refused('citizen', insertCompany, { ...grocerForm, general_regnum: 'УB88070778' })
    expect(mixed.problems).toMatchObject([{ params: { proposal: 'УВ88070778' } }])
    for (const general_regnum of ['FE12345678', 'AB-1234', '123456789012']) {
      const { id } = (await test.call('citizen', insertCompany, { ...grocerForm, general_regnum })).data
      expect((await test.call('citizen', getCompany, { id })).data.generalR.regnum).toBe(general_regnum)
      await forget(id)
    }
  })
})

describe('the registry', () => {
  it('[REQ-COMP-22] [CON-190] answers found and name, and whether the portal knows the company', async () => {
    expect([checkCompany.method, checkCompany.path]).toEqual(['POST', '/company/getinfo'])
    const ask = async (regnumber: string) => (await test.call('citizen', checkCompany, { regnumber })).data
    expect(await ask('6212366')).toEqual({ found: true, name: 'Номун Хүнс ХХК', registered: false })
    expect(await ask(' 5012 345')).toEqual({ found: true, name: 'Оргил Эмнэлэг ХХК', registered: true })
    expect(await ask('9999999')).toEqual({ found: false, name: null, registered: false })
    expect(await ask('5О12345')).toEqual({ found: false, name: null, registered: false })
  })

  it('refuses to register a number that it does not know', async () => {
    expect(await test.refused('citizen', insertCompany, { ...grocerForm, regnumber: '9999999' })).toMatchObject({
      status: 404,
      code: 'company_unknown',
      message: 'Компанийн мэдээлэл олдсонгүй, дугаараа шалгана уу',
      problems: [{ path: 'regnumber' }],
    })
  })
})
