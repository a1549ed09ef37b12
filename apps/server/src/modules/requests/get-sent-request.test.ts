import { getServiceForm } from '@khyanalt/contract/requests'
import { returnRequest } from '@khyanalt/contract/review'
import { getSentRequest } from '@khyanalt/contract/sent-request'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { approvedRequest, draftRequest, reviewedRequest, sentRequest, versionOf } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

it('[REQ-CONFIRM-01] a sent request says its steps, the day of its decision and the fee to come', async () => {
  const number = await sentRequest(test, 'citizen')
  const { request } = await test.call('citizen', getServiceForm, { id: number })
  expect(request.due_date).not.toBeNull()
  const { data } = await test.call('citizen', getSentRequest, { request_number: number })
  expect(data).toMatchObject({
    request_number: number,
    status: 0,
    fee: { state: 'due', amount: '50000' },
    day: request.due_date,
  })
  expect(data.stations.map(({ name, at }) => [name.en, at])).toEqual([
    ['Receiving', 'now'],
    ['Intake check', 'later'],
    ['Radiation protection review', 'later'],
    ['Decision', 'later'],
  ])
})

it('[REQ-CONFIRM-03] one under way tells how far it came; one that came back or is decided has no steps, a draft was not sent, others’ do not exist', async () => {
  const pathOf = async (request_number: string) => {
    const { data } = await test.call('citizen', getSentRequest, { request_number })
    return [data.day, data.stations.map(({ at }) => at)]
  }
  const open = await reviewedRequest(test, 'citizen', 2)
  expect(await pathOf(open)).toEqual([expect.any(String), ['done', 'done', 'now', 'later']])
  const version = await versionOf(test, 'inspector', open)
  const comments = [{ title: 'Баримт', comment: 'Баримтаа шинэчилнэ үү' }]
  await test.call('inspector', returnRequest, { request_number: open, version, comments })
  expect(await pathOf(open)).toEqual([null, []])
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
