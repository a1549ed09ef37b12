import { liftRestriction, suspendCertificate } from '@khyanalt/contract/certificate-restrictions'
import {
  getPermitData,
  listMaterials,
  listPermits,
  listReportPermits,
  readExplosiveReport,
} from '@khyanalt/contract/explosives'
import {
  createRequest,
  getServiceForm,
  resubmitRequest,
  saveDraft,
  submitRequest,
  withdrawRequest,
} from '@khyanalt/contract/requests'
import { approveRequest, receiveRequest, rejectRequest, returnRequest } from '@khyanalt/contract/review'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoCompanies } from '../../../seeds/demo/companies.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { agencyDate } from '../../clock.ts'
import {
  decision,
  openExplosiveServices,
  permitOf,
  permitService,
  usageAnswers,
  usageDraft,
} from './explosive-service-fixture.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await openExplosiveServices(test)
})
afterAll(() => test.close())

const send = (number: string, data: object) =>
  test.raw('mineMember', submitRequest, { request_number: number, data, organization_id: 1 })
const leftOf = async (cert_id: string) => {
  const { usage_data } = await test.call('mineMember', listMaterials, { cert_id })
  return Object.fromEntries(Object.entries(usage_data).map(([name, { quantity }]) => [name, quantity]))
}
const comments = [{ title: 'Материал', comment: 'Дахин нягтална уу' }]

it('[REQ-EXPL-12] [REQ-EXPL-13] an approved permit opens its materials to its owner and to nobody else', async () => {
  const before = (await test.call('mineMember', listPermits, {})).data.map(({ value }) => value)
  const cert_id = await permitOf(test, [
    { name: 'anfo', quantity: '100', unit: 'kg' },
    { name: 'detonator', quantity: '50', unit: 'pcs' },
    // Two rows of one material are one quantity.
    { name: 'anfo', quantity: '20.5', unit: 'kg' },
  ])
  const { data: permits } = await test.call('mineMember', listPermits, {})
  expect(permits.filter(({ value }) => !before.includes(value))).toEqual([
    { value: cert_id, label: expect.stringMatching(/^\d\d-\d\d-/) },
  ])
  const listed = await test.call('mineMember', listMaterials, { cert_id })
  expect(listed.usage_data).toEqual({
    anfo: { quantity: 120.5, unit_type: 'kg', permitted: 120.5, used: 0 },
    detonator: { quantity: 50, unit_type: 'pcs', permitted: 50, used: 0 },
  })
  expect(listed.data).toMatchObject([{ value: 'anfo', mark: 'Марк', disabled: false }, { value: 'detonator' }])
  expect((await test.call('mineMember', getPermitData, { cert_id })).data).toEqual({ site_name: 'Туршилтын талбай' })
  for (const stranger of ['citizen', 'hospitalAdmin'] as const) {
    const theirs = (await test.call(stranger, listPermits, {})).data
    expect(theirs.map(({ value }) => value)).not.toContain(cert_id)
    for (const call of [listMaterials, getPermitData]) {
      expect(await test.refused(stranger, call, { cert_id })).toMatchObject({
        status: 404,
        code: 'certificate_not_found',
        message_en: 'The certificate number is wrong or the certificate was not found.',
      })
    }
  }
  expect((await test.refused('mineMember', listMaterials, { cert_id: 'none' })).code).toBe('certificate_not_found')
})

it('[REQ-EXPL-11] a permit is asked for in one unit per material, in whole pieces and thousandths at the finest', async () => {
  const refusedFor = async (...rows: (readonly [name: string, quantity: string, unit: string])[]) => {
    const { code } = await test.call('mineMember', createRequest, { type: 'NEW', ...permitService })
    const materials = rows.map(([explosive_name, quantity_numeric, unit_type], index) => ({
      ...{ _id: `m${index}`, mark: 'Марк' },
      ...{ explosive_name, quantity_numeric, unit_type },
    }))
    const { status, body } = await send(code, { site_name: 'Талбай', materials })
    expect(status).toBe(422)
    return (body.problems as { path: string; code: string }[]).map(({ path, code }) => `${path} ${code}`)
  }
  expect(await refusedFor(['anfo', '10', 'kg'], ['anfo', '5', 'pcs'])).toEqual(['materials/m1/unit_type unit_unlike'])
  expect(await refusedFor(['anfo', '10.0005', 'kg'])).toEqual(['materials/m0/quantity_numeric too_many_decimals'])
  expect(await refusedFor(['detonator', '2.5', 'pcs'])).toEqual(['materials/m0/quantity_numeric not_whole'])
  expect(await refusedFor(['anfo', '-3', 'kg'])).toEqual(['materials/m0/quantity_numeric number_too_small'])
  expect(await refusedFor(['anfo', '0', 'kg'])).toEqual(['materials/m0/quantity_numeric number_too_small'])
})

it('[REQ-STATUS-13] a draft opens with the rows of explosives that were saved', async () => {
  const cert = await permitOf(test, [{ name: 'anfo', quantity: '10', unit: 'kg' }])
  const number = await usageDraft(test)
  const data = usageAnswers(cert, [['anfo', '4']])
  await test.call('mineMember', saveDraft, { request_number: number, data })
  expect((await test.call('mineMember', getServiceForm, { id: number })).request.data).toMatchObject(data)
})

it('[REQ-EXPL-01] [REQ-EXPL-02] [REQ-EXPL-03] a request is refused, row by row, what the certificate does not permit', async () => {
  const cert = await permitOf(test, [
    { name: 'anfo', quantity: '10', unit: 'kg' },
    { name: 'tnt', quantity: '5', unit: 'kg' },
  ])
  const taken = await usageDraft(test)
  expect((await send(taken, usageAnswers(cert, [['tnt', '5']]))).status).toBe(200)
  const number = await usageDraft(test)
  const problemsOf = async (...rows: (readonly [string, string, string?])[]) => {
    const { status, body } = await send(number, usageAnswers(cert, rows))
    expect(status).toBe(422)
    return (body.problems as { path: string; code: string }[]).map(({ path, code }) => `${path} ${code}`)
  }
  expect(await problemsOf(['anfo', '10.001'])).toEqual(['usage/u0 quantity_exceeded'])
  expect(await problemsOf(['anfo', '6'], ['anfo', '5'])).toEqual(['usage/u1 quantity_upper'])
  expect(await problemsOf(['tnt', '1'])).toContain('usage/u0 quantity_exhausted')
  expect(await problemsOf(['anfo', '5', 'pcs'])).toEqual(['usage/u0 unit_differs'])
  expect(await problemsOf(['dynamite', '1'])).toEqual(['usage/u0/explosive_name not_an_option'])
  for (const small of ['0.999', '0', '-3'])
    expect(await problemsOf(['anfo', small])).toEqual(['usage/u0/quantity_numeric number_too_small'])
  expect(await problemsOf(['anfo', '9'.repeat(40)])).toEqual(['usage/u0/quantity_numeric number_out_of_range'])
  expect(await problemsOf(['anfo', '9'.repeat(12)])).toEqual(['usage/u0/quantity_numeric number_too_large'])
  const [row] = usageAnswers(cert, [['anfo', '1']]).usage
  for (const cell of [
    'explosive_name',
    'mark',
    'unit_type',
    'quantity_numeric',
    'quantity_alphabet',
    'warehouse_location',
    'explosives_company',
  ] as const) {
    const { [cell]: _, ...rest } = row ?? {}
    const { body } = await send(number, { permit: cert, usage: [rest] })
    expect((body.problems as { path: string }[]).map(({ path }) => path)).toEqual([`usage/u0/${cell}`])
  }
  // The certificate of somebody else, or none at all, permits nothing.
  const { body } = await send(number, usageAnswers('01a1ff9e-0000-7000-8000-000000000000', [['anfo', '1']]))
  expect((body.problems as { path: string }[]).map(({ path }) => path)).toContain('permit')
  expect(await leftOf(cert)).toEqual({ anfo: 10, tnt: 0 })
  // All of what is left, and no serial, is taken.
  expect(
    (
      await send(
        number,
        usageAnswers(cert, [
          ['anfo', '1'],
          ['anfo', '9'],
        ]),
      )
    ).status,
  ).toBe(200)
})

it('[CON-111] a reservation is used on approval, given back on return and rejection, and asked for anew', async () => {
  const cert = await permitOf(test, [{ name: 'anfo', quantity: '10', unit: 'kg' }])
  const [first, second, third] = [await usageDraft(test), await usageDraft(test), await usageDraft(test)]
  const take = (quantity: string) => usageAnswers(cert, [['anfo', quantity]])
  await send(first, take('6'))
  await send(second, take('4'))
  expect(await leftOf(cert)).toEqual({ anfo: 0 })
  // [REQ-EXPL-12] What is used up comes disabled.
  const { data: offered } = await test.call('mineMember', listMaterials, { cert_id: cert })
  expect(offered).toMatchObject([{ value: 'anfo', disabled: true }])
  for (const number of [first, second]) await test.call('head', receiveRequest, await decision(test, number))
  await test.call('head', approveRequest, await decision(test, first))
  expect(await leftOf(cert)).toEqual({ anfo: 0 })
  await test.call('head', returnRequest, { ...(await decision(test, second)), comments })
  expect(await leftOf(cert)).toEqual({ anfo: 4 })
  // What was taken back before anybody received it holds nothing either.
  const takenBack = await usageDraft(test)
  await send(takenBack, take('2'))
  expect(await leftOf(cert)).toEqual({ anfo: 2 })
  await test.call('mineMember', withdrawRequest, { request_number: takenBack })
  expect(await leftOf(cert)).toEqual({ anfo: 4 })
  // While it lies returned, somebody else may take it.
  expect((await send(third, take('3'))).status).toBe(200)
  const again = await test.raw('mineMember', resubmitRequest, { request_number: second, data: take('4') })
  expect(again.body.problems).toMatchObject([{ path: 'usage/u0', code: 'quantity_exceeded' }])
  await test.call('head', receiveRequest, await decision(test, third))
  await test.call('head', rejectRequest, { ...(await decision(test, third)), comments })
  expect(await leftOf(cert)).toEqual({ anfo: 4 })
  await test.call('mineMember', resubmitRequest, { request_number: second, data: take('4') })
  expect(await leftOf(cert)).toEqual({ anfo: 0 })

  // [REQ-EREP-02] [REQ-EREP-04] [CON-125] The report is a view over the same rows; both days count.
  const today = agencyDate(new Date())
  const period = { cert_id: cert, begin_date: today, end_date: today }
  const report = await test.call('mineMember', readExplosiveReport, period)
  expect(report.headers).toMatchObject([{ key: 'anfo', unit_type: 'kg', limit: 10, used: 10, balance: 0 }])
  expect(report.transports[cert]).toMatchObject([
    { request_number: first, approved: true, date: today, quantities: { anfo: 6 } },
    { request_number: second, approved: false, quantities: { anfo: 4 } },
  ])
  // The file holds the lines of the screen.
  const token = await test.token('mineMember')
  const csv = await test.app.http.inject({
    url: `/api/explosive/report/download?format=csv&cert_id=${cert}&begin_date=${today}`,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(csv.headers['content-disposition']).toBe('attachment; filename="explosives.csv"')
  expect(csv.body.split('\r\n').map(line => line.split(',').at(-1))).toEqual([
    ' кг"',
    '"10"',
    '"6"',
    '"4"',
    '"10"',
    '"0"',
    '',
  ])
  const early = { ...period, begin_date: '2020-01-01', end_date: '2020-01-31' }
  expect((await test.call('mineMember', readExplosiveReport, early)).transports[cert]).toEqual([])
  const backwards = { ...period, end_date: '2020-01-01' }
  expect((await test.refused('mineMember', readExplosiveReport, backwards)).code).toBe('dates_invalid')
  expect((await test.refused('citizen', readExplosiveReport, period)).code).toBe('certificate_not_found')
  expect((await test.call('mineMember', listReportPermits, {})).data.map(({ value }) => value)).toContain(cert)
})

it('the report of one company holds nothing of another, whoever asks for which', async () => {
  const mine = await permitOf(test, [{ name: 'anfo', quantity: '10', unit: 'kg' }])
  const theirs = await permitOf(test, [{ name: 'anfo', quantity: '7', unit: 'kg' }], 'hospitalAdmin')
  await send(await usageDraft(test), usageAnswers(mine, [['anfo', '6']]))
  const number = await usageDraft(test, 'hospitalAdmin')
  const data = usageAnswers(theirs, [['anfo', '2']])
  await test.call('hospitalAdmin', submitRequest, { request_number: number, data, organization_id: 1 })
  const report = await test.call('hospitalAdmin', readExplosiveReport, { cert_id: theirs })
  expect(report.headers).toMatchObject([{ key: 'anfo', limit: 7, balance: 5 }])
  expect(report.transports).toMatchObject({ [theirs]: [{ request_number: number, quantities: { anfo: 2 } }] })
  const offered = (await test.call('hospitalAdmin', listReportPermits, {})).data.map(({ value }) => value)
  expect([offered.includes(theirs), offered.includes(mine)]).toEqual([true, false])
  expect((await test.refused('hospitalAdmin', readExplosiveReport, { cert_id: mine })).code).toBe(
    'certificate_not_found',
  )
  const asMine = { cert_id: mine, company_id: demoCompanies.mine.id }
  expect((await test.refused('hospitalAdmin', readExplosiveReport, asMine)).code).toBe('not_found')
  expect((await test.refused('mineMember', readExplosiveReport, { cert_id: theirs })).code).toBe(
    'certificate_not_found',
  )
})

it('[REQ-EXPL-03] fifty requests sent at once over a permit for ten end with exactly ten', async () => {
  const cert = await permitOf(test, [{ name: 'anfo', quantity: '10', unit: 'kg' }])
  const numbers: string[] = []
  // More than one person may have begun of a service at a time; here the sending counts.
  const hide = (deleted_at: Date | null) =>
    test.app.services.db.updateTable('requests').set({ deleted_at }).where('request_number', 'in', numbers).execute()
  for (let index = 0; index < 50; index++) {
    numbers.push(await usageDraft(test))
    await hide(new Date())
  }
  await hide(null)
  const answers = await Promise.all(numbers.map(number => send(number, usageAnswers(cert, [['anfo', '1']]))))
  const statuses = answers.map(({ status }) => status)
  expect([statuses.filter(status => status === 200).length, statuses.filter(status => status === 422).length]).toEqual([
    10, 40,
  ])
  expect(await leftOf(cert)).toEqual({ anfo: 0 })
  await hide(new Date())
})

it('[CON-111] the database refuses a row that breaks the chain, overdraws, or changes what was written', async () => {
  const cert = await permitOf(test, [{ name: 'anfo', quantity: '10', unit: 'kg' }])
  const { db } = test.app.services
  const add = (before: number, reserved: number, after: number, seq = 2) =>
    sql`insert into explosive_ledger (certificate_id, material, seq, previous_seq, entry, quantity, request_id,
      permitted_before, reserved_before, used_before, permitted, reserved, used, at)
      select certificate_id, material, ${seq}, ${seq} - 1, 'reserve', ${reserved}, request_id,
        10, ${before}, 0, 10, ${after}, 0, now()
      from explosive_ledger where certificate_id = ${cert} and seq = 1`.execute(db)
  await expect(add(0, 11, 11)).rejects.toThrow('explosive_ledger_never_overdrawn')
  await expect(add(0, 5, 4)).rejects.toThrow('explosive_ledger_sum')
  await expect(add(3, 2, 5)).rejects.toThrow('explosive_ledger_chain')
  await expect(add(0, 2, 2, 3)).rejects.toThrow('explosive_ledger_chain')
  await expect(add(0, 0, 0)).rejects.toThrow('explosive_ledger_quantity')
  await add(0, 4, 4)
  await expect(add(0, 4, 4)).rejects.toThrow('explosive_ledger_pkey')
  await expect(sql`update explosive_ledger set quantity = 1`.execute(db)).rejects.toThrow()
  await expect(sql`delete from explosive_ledger`.execute(db)).rejects.toThrow()
})

it('[REQ-SUSPEND-08] permits nothing while its certificate is suspended, and everything again when that is lifted', async () => {
  const cert = await permitOf(test, [{ name: 'anfo', quantity: '10', unit: 'kg' }])
  const offered = async () => (await test.call('mineMember', listPermits, {})).data.map(({ value }) => value)
  const { cs_id, ends_on } = await test.app.services.db
    .selectFrom('certificates')
    .select(['cs_id', 'ends_on'])
    .where('id', '=', cert)
    .executeTakeFirstOrThrow()
  const today = agencyDate(new Date())
  const comment = 'Агуулахын шалгалт дуусаагүй'
  await test.call('head', suspendCertificate, { cs_id, version: 1, from: today, until: ends_on, comment })
  expect(await offered()).not.toContain(cert)
  const taken = await send(await usageDraft(test), usageAnswers(cert, [['anfo', '1']]))
  expect(taken.status).not.toBe(200)
  await test.call('head', liftRestriction, { cs_id, version: 2, what: 'suspension', comment })
  expect(await offered()).toContain(cert)
  expect((await send(await usageDraft(test), usageAnswers(cert, [['anfo', '1']]))).status).toBe(200)
})
