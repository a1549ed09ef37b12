import type { InputOf } from '@khyanalt/contract/call'
import { getDeskCertificate } from '@khyanalt/contract/certificate-desk'
import { getCertificate } from '@khyanalt/contract/certificates'
import { listNotifications } from '@khyanalt/contract/notifications'
import { createRequest, submitRequest } from '@khyanalt/contract/requests'
import { addWorker } from '@khyanalt/contract/workers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { xRayService } from '../../../seeds/demo/answers.ts'
import { demoCompanies } from '../../../seeds/demo/companies.ts'
import { demoPeople, demoStaff } from '../../../seeds/demo/people.ts'
import { issueSample, uploadedAnswers, uploadPdf } from '../../../test/builders.ts'
import { type DemoPerson, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { ExpirySource } from '../../expiry-source.ts'
import { listLastRuns } from '../../jobs/nightly.sql.ts'
import { giveMembership, leaveEverything } from '../companies/company-fixture.ts'
import { warnBeforeExpiry } from './warn-before-expiry.job.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())
afterEach(async () => {
  await test.app.services.db.deleteFrom('notifications').execute()
})

/** Two in the morning of an agency's day. */
const nightOf = (day: string) => ({ now: () => new Date(`${day}T02:00:00+08:00`) })
const warn = (day: string) => test.app.runNight('warn-before-expiry', nightOf(day))
const told = async (as: DemoPerson) =>
  (await test.call(as, listNotifications, {})).data
    .filter(({ type }) => type === 'expiry_near')
    .map(({ content_en, url }) => ({ content_en, url }))

describe('a certificate that ends', () => {
  it('is told of 30 and 7 days before, each once, with the way to a prefilled renewal', async () => {
    const { certificateId, refId } = await issueSample(test, { endsOn: '2031-06-30' })
    await warn('2031-05-30')
    expect(await told('citizen')).toEqual([])
    await warn('2031-05-31')
    await warn('2031-06-01')
    const message = {
      content_en: `Certificate ${refId} for “Рентген аппарат ашиглах зөвшөөрөл” ends on 2031-06-30. Please send the renewal in time.`,
      url: `/services/get/x-ray-licence?renew=${certificateId}`,
    }
    expect((await told('citizen')).map(({ url }) => url)).toEqual([message.url])
    await warn('2031-06-23')
    await warn('2031-06-30')
    expect((await told('citizen')).length).toBe(2)
    expect((await told('citizen'))[0]?.content_en).toContain(`Certificate ${refId}`)
    expect((await told('citizen'))[0]?.content_en).toContain('ends on 2031-06-30')
    // After its last day nobody is warned.
    await warn('2031-07-01')
    expect((await told('citizen')).length).toBe(2)
  })

  it('is told of once when the portal slept through the first warning', async () => {
    await issueSample(test, { endsOn: '2032-06-30' })
    await warn('2032-06-26')
    await warn('2032-06-27')
    expect((await told('citizen')).length).toBe(1)
  })

  it('is not told of while its renewal is under way', async () => {
    const { certificateId } = await issueSample(test, { endsOn: '2033-06-30' })
    const renewal: InputOf<typeof createRequest> = { type: 'RENEW', ...xRayService, cert_id: certificateId }
    const { code } = await test.call('citizen', createRequest, renewal)
    const renewal_measurement = await uploadPdf(test, 'citizen')
    const data = await uploadedAnswers(test, 'citizen', { changed: 'no', renewal_measurement })
    await test.call('citizen', submitRequest, { request_number: code, data, organization_id: 1 })
    await test.app.services.db.deleteFrom('notifications').execute()
    await warn('2033-06-25')
    expect(await told('citizen')).toEqual([])
  })

  it('of a company is told to its ADMINs, and to the holder only while he or she is a member', async () => {
    const { hospital } = demoCompanies
    const { citizen } = demoPeople
    await issueSample(test, { endsOn: '2034-06-30', company: hospital.name_mn, ownerCompanyId: hospital.id })
    await warn('2034-06-01')
    expect(await told('citizen')).toEqual([])
    expect((await told('hospitalAdmin')).length).toBe(1)
    await giveMembership(test, hospital.id, citizen.id, 'MEMBER')
    await warn('2034-06-24')
    expect((await told('citizen')).length).toBe(1)
    expect((await told('hospitalAdmin')).length).toBe(2)
    expect(await told('mineDirector')).toEqual([])
    await leaveEverything(test, citizen.id)
  })
})

describe('the training of an employee', () => {
  it('is told to the ADMINs of the company before it ends, with the way to the employee', async () => {
    const { data: worker } = await test.call('hospitalAdmin', addWorker, {
      register_number: 'УП95031299',
      lastname: 'Лхагва',
      firstname: 'Одончимэг',
      jobtype: 'Сувилагч',
      phone: '94031236',
    })
    await test.app.services.db
      .updateTable('workers')
      .set({ training: true, training_expire_date: '2035-06-30' })
      .where('id', '=', worker.id)
      .execute()
    await warn('2035-06-02')
    // Entered by an operator for the customer, it is the customer's all the same.
    await test.app.services.db
      .updateTable('workers')
      .set({ created_by: demoStaff.operator.id })
      .where('id', '=', worker.id)
      .execute()
    await warn('2035-06-24')
    expect(await told('operator')).toEqual([])
    expect((await told('hospitalAdmin')).slice(1)).toEqual([
      {
        content_en: 'The training of employee Лхагва Одончимэг ends on 2035-06-30. Please add the new certificate.',
        url: `/dashboard/employee?company=${demoCompanies.hospital.id}&employee=${worker.id}`,
      },
    ])
  })
})

describe('the night', () => {
  it('[CON-131] [CON-065] [REQ-AGENCY-16] makes certificates past their last day expired, and leaves their requests as they were', async () => {
    const { db } = test.app.services
    const sample = await issueSample(test, { startsOn: '2020-01-01', endsOn: '2035-12-31' })
    const stateOf = async () =>
      db
        .selectFrom('certificates as c')
        .innerJoin('requests as r', 'r.id', 'c.request_id')
        .select(['c.state', 'r.state as request'])
        .where('c.id', '=', sample.certificateId)
        .executeTakeFirstOrThrow()
    const before = await stateOf()
    await test.app.runNight('expire-certificates', nightOf('2035-12-31'))
    expect(await stateOf()).toEqual({ state: 'active', request: before.request })
    await test.app.runNight('expire-certificates', nightOf('2036-01-01'))
    await test.app.runNight('expire-certificates', nightOf('2036-01-01'))
    expect(await stateOf()).toEqual({ state: 'expired', request: before.request })
    expect((await test.call(null, getCertificate, { cs_id: sample.csId })).data.status).toBe(20)
    const audit = await db
      .selectFrom('audit_entries')
      .select(['action', 'actor_user_id'])
      .where('noun', '=', 'certificate')
      .where('noun_id', '=', sample.csId)
      .execute()
    expect(audit).toEqual([{ action: 'expire', actor_user_id: null }])
    const { data } = await test.call('head', getDeskCertificate, { cs_id: sample.csId })
    expect(data.changes.map(({ action, by }) => ({ action, by }))).toEqual([{ action: 'expire', by: null }])
    const runs = await inTransaction(db, listLastRuns)
    expect(runs.find(({ task }) => task === 'expire-certificates')).toMatchObject({ night: '2036-01-01', attempts: 2 })
  })

  it('goes on after one that fails, tells of it at the end, and tells nobody twice when it is repeated', async () => {
    const ending = (id: string) => ({
      id,
      endsOn: '2037-02-01',
      people: [demoPeople.citizen.id],
      companyId: null,
      params: { number: 'D-8', service: 'Дозиметр' },
      url: '/dashboard',
    })
    const broken = {
      name: 'broken',
      event: 'expiry_near',
      list: () => Promise.reject(new Error('no such register')),
    } as const
    const ids = ['no id', '01900000-0000-7000-8000-00000000ca1c', '01900000-0000-7000-8000-00000000ca1d']
    const whole = { name: 'whole', event: 'expiry_near', list: async () => ids.map(ending) } as const
    const night = { now: new Date('2037-01-20T02:00:00+08:00'), today: '2037-01-20' }
    const run = () => warnBeforeExpiry(test.app.services, [broken, whole])(night)
    await expect(run()).rejects.toThrow('2 failed; broken: Error: no such register')
    await expect(run()).rejects.toThrow('2 failed')
    expect((await told('citizen')).length).toBe(2)
  })

  it('takes another register of dates without a change of its own', async () => {
    const source: ExpirySource = {
      name: 'calibration',
      event: 'calibration_near',
      list: async () => [
        {
          id: '01900000-0000-7000-8000-00000000ca1b',
          endsOn: '2036-02-01',
          people: [demoPeople.citizen.id],
          companyId: null,
          params: { name: 'Дозиметр D-7' },
          url: '/dashboard',
        },
      ],
    }
    const night = { now: new Date('2036-01-20T02:00:00+08:00'), today: '2036-01-20' }
    expect(await warnBeforeExpiry(test.app.services, [source])(night)).toEqual({ calibration: 1 })
    expect(await warnBeforeExpiry(test.app.services, [source])(night)).toEqual({ calibration: 0 })
    expect((await told('citizen')).length).toBe(1)
  })
})
