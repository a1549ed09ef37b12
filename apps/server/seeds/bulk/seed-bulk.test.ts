// Rows made in bulk stand for years of use, so they must look to the product like rows of its own.
import { getCertificate, listCertificates, publicTotalLimit } from '@khyanalt/contract/certificates'
import { listDataViews } from '@khyanalt/contract/data-views'
import { listStaffInvoices } from '@khyanalt/contract/invoices'
import { listNotifications } from '@khyanalt/contract/notifications'
import { listMyCertificates } from '@khyanalt/contract/own-certificates'
import { listMyRequests } from '@khyanalt/contract/request-lists'
import { listQueue, queueTotalLimit } from '@khyanalt/contract/review'
import { listStaffFeeReports } from '@khyanalt/contract/staff-fee-reports'
import { countFoodQueue } from '@khyanalt/contract/staff-food'
import { listPeople } from '@khyanalt/contract/staff-people'
import { listRegisterRecords } from '@khyanalt/contract/staff-registers'
import { listStatements } from '@khyanalt/contract/statements'
import { listWorkers } from '@khyanalt/contract/workers'
import { nameKey } from '@khyanalt/domain/search-key'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../src/db/transaction.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { seedDemo } from '../demo/seed-demo.ts'
import { everyNoun, readBulkSizes } from './bulk-sizes.ts'
import { seedBulk } from './seed-bulk.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await seedBulk(test.app.services, { requests: 2000, owned: 150, certificates: 3000 })
})
afterAll(() => test.close())

const rows = () =>
  inTransaction(test.app.services.db, async tx => ({
    requests: await tx.selectFrom('requests').selectAll().execute(),
    certificates: await tx.selectFrom('certificates').selectAll().execute(),
    versions: await tx.selectFrom('certificate_versions').select('certificate_id').execute(),
  }))

describe('the bulk', () => {
  it('makes as many rows as asked, with numbers of the usual shape and every state among them', async () => {
    const { requests, certificates, versions } = await rows()
    expect([requests.length, certificates.length, versions.length]).toEqual([2000, 3000, 3000])
    for (const { request_number } of requests) expect(request_number).toMatch(/^R\d{9}$/)
    for (const { ref_id } of certificates) expect(ref_id).toMatch(/^\d\d-\d\d-\d{6}$/)
    expect(new Set(requests.map(({ state }) => state)).size).toBe(9)
    expect(new Set(certificates.map(({ state }) => state))).toEqual(new Set(['active', 'expired', 'cancelled']))
    const open = requests.filter(({ state }) => ['sent', 'review', 'payment', 'returned'].includes(state))
    expect(open.length).toBeLessThan(requests.length / 10)
  })

  it('gives the demo citizen the own ones, and certificates the key that the search would make', async () => {
    expect((await test.call('citizen', listMyRequests, {})).data.total).toBe(150)
    const { certificates } = await rows()
    for (const { holder, holder_key } of certificates.slice(0, 300)) expect(holder_key, holder).toBe(nameKey(holder))
    const { data } = await test.call(null, listCertificates, { results: 100 })
    expect(data.total).toBe(publicTotalLimit)
    const [first] = data.data
    const open = (await test.call(null, getCertificate, { cs_id: first?.cs_id ?? '' })).data
    // No event and no log vouches for what was made up, and the public page says so.
    const { cs_id, ref_id, sdate, edate } = { ...first }
    expect(open).toMatchObject({ cs_id, ref_id, sdate, edate, log: 'differs' })
  })

  it('fills the queue, which counts up to its limit and shows every page until there', async () => {
    const queue = async (asked: object) => (await test.call('inspector', listQueue, { results: 100, ...asked })).data
    const last = await queue({ page: queueTotalLimit / 100 })
    expect([last.total, last.data.length]).toEqual([queueTotalLimit, 100])
    expect(await queue({ page: queueTotalLimit / 100 + 1 })).toMatchObject({ total: queueTotalLimit, data: [] })
    const sentOn = (await queue({ status: '1000' })).data.map(row => row.submitted_at)
    expect(sentOn).toEqual(sentOn.toSorted().reverse())
    const rejected = await queue({ status: '3000', category: 14 })
    const { requests } = await rows()
    const expected = requests.filter(row => row.state === 'rejected' && row.category_id === 14)
    expect(rejected.total).toBe(expected.length)
  })

  it('adds what is missing when more is asked for, and nothing when less is', async () => {
    await seedBulk(test.app.services, { requests: 2100, owned: 150, certificates: 3050 })
    await seedBulk(test.app.services, { requests: 10, owned: 1, certificates: 10 })
    const { requests, certificates } = await rows()
    expect([requests.length, certificates.length]).toEqual([2100, 3050])
    expect(new Set(certificates.map(({ ref_id }) => ref_id)).size).toBe(3050)
  })

  it('fills every other noun that is named, some of it of people who can sign in', async () => {
    await seedBulk(test.app.services, {
      ...everyNoun(200),
      requests: 2100,
      owned: 150,
      certificates: 3050,
      shared: 100,
    })
    expect((await test.call('finance', listStaffInvoices, {})).data.total).toBeGreaterThan(0)
    expect((await test.call('finance', listStatements, {})).data.total).toBe(2)
    expect((await test.call('hospitalAdmin', listMyRequests, {})).data.total).toBe(100)
    expect((await test.call('citizen', listMyCertificates, {})).data.total).toBe(100)
    expect((await test.call('hospitalAdmin', listWorkers, { page: 1 })).total).toBe(40)
    expect((await test.call('citizen', listNotifications, {})).data).toHaveLength(50)
    expect((await test.call('citizen', listDataViews, {})).data.total).toBe(40)
    expect((await test.call('inspector', listRegisterRecords, {})).data.total).toBeGreaterThan(0)
    expect((await test.call('head', listStaffFeeReports, {})).data.total).toBeGreaterThan(150)
    expect((await test.call('inspector', countFoodQueue, {})).counts.registered).toBeGreaterThan(100)
    expect((await test.call('admin', listPeople, { kind: 'foreigner' })).data.total).toBe(201)
  })

  it('stands beside what the demo has done itself', { timeout: 120_000 }, async () => {
    const demo = await openTestApp()
    await seedDemo(demo.app.services)
    await seedBulk(demo.app.services, everyNoun(60))
    const records = await demo.app.services.db.selectFrom('equipment_records').select('owner_company_id').execute()
    // The hospital's own, where it works among them, and the sixty.
    expect(records.length).toBeGreaterThan(60)
    await demo.close()
  })

  it('is refused where real people are served, and reads its sizes strictly', async () => {
    const real = { ...test.app.services, config: { ...test.app.services.config, demo: false } }
    await expect(seedBulk(real, { requests: 1, owned: 0, certificates: 0 })).rejects.toThrow('demo only')
    expect(readBulkSizes(['certificates=5', 'owned=2'])).toMatchObject({ requests: 0, owned: 2, certificates: 5 })
    for (const wrong of ['certificates', 'certificates=x', 'posts=3', 'toString=1', 'requests=-1']) {
      expect(() => readBulkSizes([wrong]), wrong).toThrow('is no size')
    }
  })
})
