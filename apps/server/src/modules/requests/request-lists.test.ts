import { listMyRequests } from '@khyanalt/contract/request-lists'
import { deleteRequest } from '@khyanalt/contract/requests'
import type { RequestState } from '@khyanalt/domain/request-status'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { draftRequest, sentRequest } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { agencyDate } from '../../clock.ts'

let test: TestApp
let sent: string
let draft: string
beforeAll(async () => {
  test = await openTestApp()
  sent = await sentRequest(test, 'citizen')
  draft = await draftRequest(test, 'citizen')
})
afterAll(() => test.close())

const numbers = async (filters: object) =>
  (await test.call('citizen', listMyRequests, filters)).data.data.map(row => row.request_number)

describe('the own list', () => {
  it('[REQ-DASH-02] [REQ-DASH-03] filters by state, category, number and days, alone and together', async () => {
    expect(await numbers({ status: 'PROCESSING' })).toEqual([sent])
    expect(await numbers({ status: '5000' })).toEqual([draft])
    expect(await numbers({ category: '1' })).toEqual([draft, sent])
    expect(await numbers({ category: '65' })).toEqual([])
    expect(await numbers({ reqnumber: sent.toLowerCase() })).toEqual([sent])
    expect(await numbers({ reqnumber: '%' })).toEqual([])
    expect(await numbers({ date: '2999-01-01' })).toEqual([])
    const today = agencyDate(new Date())
    expect(await numbers({ date: `${today},${today}` })).toEqual([draft, sent])
    expect(await numbers({ date: `${today},2999-01-01`, status: 'PROCESSING', category: '1' })).toEqual([sent])
    expect(await numbers({ date: '2000-01-01,2000-12-31' })).toEqual([])
    // Filters that contradict each other find nothing; a status nobody knows is none.
    expect(await numbers({ status: '5000', reqnumber: sent })).toEqual([])
    expect(await numbers({ date: '2999-01-01,2000-01-01' })).toEqual([])
    expect(await numbers({ status: 'everything' })).toEqual([draft, sent])
  })

  it('[REQ-DASH-02] counts 0 to 999 but 900 as processing, and 1100 as approved', async () => {
    const { db } = test.app.services
    const found = async (change: { state: RequestState; step?: number }, filter: string) => {
      await db.updateTable('requests').set(change).where('request_number', '=', sent).execute()
      return (await numbers({ status: filter })).includes(sent)
    }
    const filters = ['PROCESSING', '900', '1000', '2000', '3000', '5000']
    const finders = async (change: { state: RequestState; step?: number }) => {
      const finding: string[] = []
      for (const filter of filters) if (await found(change, filter)) finding.push(filter)
      return finding
    }
    expect(await finders({ state: 'review', step: 3 })).toEqual(['PROCESSING'])
    expect(await finders({ state: 'payment' })).toEqual(['900'])
    expect(await finders({ state: 'approved' })).toEqual(['1000'])
    expect(await finders({ state: 'superseded' })).toEqual(['1000'])
    expect(await finders({ state: 'returned' })).toEqual(['2000'])
    expect(await finders({ state: 'rejected' })).toEqual(['3000'])
    expect(await finders({ state: 'sent' })).toEqual(['PROCESSING'])
  })

  it('[CON-008] sorts and pages, and shows nobody else anything', async () => {
    expect(await numbers({ sortField: 'request_number', sortOrder: 'ascend' })).toEqual([sent, draft])
    expect(await numbers({ sortField: 'request_number', sortOrder: 'descend' })).toEqual([draft, sent])
    expect(await numbers({ sortField: 'password; drop table', sortOrder: 'ascend' })).toEqual([sent, draft])
    expect(await numbers({ page: 2, results: 1 })).toEqual([sent])
    expect(await numbers({ page: 9, results: 1 })).toEqual([])
    const foreign = (await test.call('foreigner', listMyRequests, { reqnumber: sent })).data
    expect(foreign).toMatchObject({ data: [], total: 0 })
  })

  it('[REQ-STATUS-19] [REQ-DASH-09] holds inspection and food-safety requests side by side', async () => {
    const { db } = test.app.services
    await db.updateTable('requests').set({ module: 'FSI' }).where('request_number', '=', draft).execute()
    const { data } = (await test.call('citizen', listMyRequests, {})).data
    expect(data.map(({ request_category }) => request_category)).toEqual(['FSI', 'INSPECTION'])
  })

  it("[REQ-STATUS-12] deletes a draft once, and neither a sent request nor somebody else's draft", async () => {
    const [row] = (await test.call('citizen', listMyRequests, { reqnumber: draft })).data.data
    const remove = (as: 'citizen' | 'foreigner', requestid: string) => test.raw(as, deleteRequest, { requestid })
    expect((await remove('foreigner', row?.id ?? '')).body).toMatchObject({ code: 'request_not_found' })
    expect((await remove('citizen', sent)).body).toMatchObject({ code: 'wrong_state' })
    const pressed = await Promise.all([remove('citizen', row?.id ?? ''), remove('citizen', row?.id ?? '')])
    expect(pressed.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(await numbers({})).toEqual([sent])
  })
})
