import { getSentRequest } from '@khyanalt/contract/sent-request'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { approvedRequest, draftRequest, sentRequest } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

it('[REQ-CONFIRM-01] a sent request says its steps, the day of its decision and the fee to come', async () => {
  const number = await sentRequest(test, 'citizen')
  const { data } = await test.call('citizen', getSentRequest, { request_number: number })
  expect(data).toMatchObject({
    request_number: number,
    status: 0,
    fee: { state: 'due', amount: '50000' },
    day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  })
  expect(data.stations.map(({ at }) => at)).toEqual(['now', 'later', 'later', 'later'])
})

it('[REQ-CONFIRM-03] a decided one has no steps any more, a draft was not sent, and others’ do not exist', async () => {
  const { number } = await approvedRequest(test, 'citizen')
  expect((await test.call('citizen', getSentRequest, { request_number: number })).data).toMatchObject({
    day: null,
    stations: [],
    fee: { state: 'waived' },
  })
  const draft = await draftRequest(test, 'citizen')
  expect((await test.refused('citizen', getSentRequest, { request_number: draft })).code).toBe('wrong_state')
  for (const request_number of [number, 'R269999999']) {
    expect(await test.refused('dentist', getSentRequest, { request_number })).toMatchObject({
      status: 404,
      code: 'request_not_found',
    })
  }
})
