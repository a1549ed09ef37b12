import { getForm } from '@khyanalt/contract/catalogue'
import { getOpenForm } from '@khyanalt/contract/open-form'
import { createRequest, getServiceForm } from '@khyanalt/contract/requests'
import { importAdvice, importNotificationId } from '@khyanalt/domain/import-advice'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { xRayService } from '../../../seeds/demo/answers.ts'
import { libraries } from '../../../seeds/reference/libraries.ts'
import { readServiceFiles } from '../../../seeds/reference/read-services.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../db/transaction.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const files = readServiceFiles()
const file = files.find(({ service }) => service.id === importNotificationId)

describe('a form that may be read without a request', () => {
  it('[REQ-CONST-06] [CON-003] is that of the import notification, for anybody signed in', async () => {
    for (const reader of ['citizen', 'foreigner', 'inspector'] as const) {
      const { data } = await test.call(reader, getOpenForm, { id: importNotificationId })
      expect(data).toMatchObject({ id: 400, category_id: 21, slug: file?.service.slug })
      expect(data.body).toEqual(file?.body)
    }
    expect((await test.refused(null, getOpenForm, { id: importNotificationId })).status).toBe(401)
  })

  it('[CON-003] differs by one letter from the call that opens a request, and does not open one', async () => {
    const taken = { type: 'ONETIME', formid: 201, category_id: 65 } as const
    const { code } = await test.call('citizen', createRequest, taken)
    const ask = async (url: string) =>
      test.app.http.inject({ url, headers: { authorization: `Bearer ${await test.token('citizen')}` } })
    expect((await ask(`/api/getserviceform?id=${code}`)).json().request.request_number).toBe(code)
    expect((await ask(`/api/getServiceForm?id=${code}`)).json().code).toBe('invalid_input')
  })

  it('[CON-003] is refused of every other service, and while the service is closed', async () => {
    for (const { service } of files.filter(({ service }) => !service.openly_readable)) {
      expect((await test.refused('citizen', getOpenForm, { id: service.id })).code).toBe('service_not_found')
    }
    expect((await test.refused('citizen', getOpenForm, { id: 4_000 })).code).toBe('service_not_found')
    await inTransaction(test.app.services.db, tx =>
      sql`update services set status = 0 where id = ${importNotificationId}`.execute(tx),
    )
    expect((await test.refused('citizen', getOpenForm, { id: importNotificationId })).code).toBe('service_not_found')
    const page = await test.refused(null, getForm, { slug: file?.service.slug ?? '' })
    expect([page.status, page.code]).toEqual([404, 'service_not_found'])
  })
})

it('[REQ-EXPR-09] a form that is filled comes without the cases of its checks', async () => {
  const ruled = files.find(({ service }) => service.id === xRayService.formid)
  expect(ruled?.body.cases?.length).toBeGreaterThan(0)
  const { code } = await test.call('citizen', createRequest, { type: 'NEW', ...xRayService })
  const { form } = await test.call('citizen', getServiceForm, { id: code })
  expect(form).toHaveProperty('body.sections.length', ruled?.body.sections.length)
  expect(form).not.toHaveProperty('body.cases')
})

it('[REQ-CONST-01] the advice to importers promises an answer in 14 to 30 working days, as the service and its plan do', () => {
  expect(importAdvice.answerDays).toEqual([14, 30])
  const days = file?.plan.reduce((sum, step) => sum + step.workingDays, 0) ?? 0
  expect(days).toBeGreaterThanOrEqual(14)
  expect(days).toBeLessThanOrEqual(30)
  expect(file?.service.details.time.mn).toContain('14–30')
})

it('[REQ-CONST-02] [REQ-CONST-03] the advice gives six months and a duty of 10000 tugrik, as the service does', () => {
  expect([importAdvice.validMonths, file?.service.validity_months]).toEqual([6, 6])
  expect([importAdvice.stampDuty, file?.service.details.price]).toEqual([10_000, { price: '10000' }])
})

it('[REQ-CONST-04] the advice gives the lead times of the list of goods', () => {
  expect(importAdvice.leadDays).toEqual([60, 40, 30, 20])
  expect(libraries.import_goods_kind?.map(([, , , data]) => Number(data?.lead_days))).toEqual(importAdvice.leadDays)
})
