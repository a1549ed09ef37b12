// A request that is sent back and comes again: where it goes on, and what is kept of each round.
import { listRounds } from '@khyanalt/contract/request-rounds'
import { getServiceForm, resubmitRequest, saveDraft, submitRequest } from '@khyanalt/contract/requests'
import { getCase, receiveRequest, rejectRequest, returnRequest } from '@khyanalt/contract/review'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { reviewedRequest, uploadedAnswers, versionOf } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const seen = async (number: string, by: 'inspector' | 'head' = 'inspector') => ({
  request_number: number,
  version: await versionOf(test, by, number),
})
const remarkOn = (title: string) => [{ title, comment: `${title}: тодруулна уу` }]
const correct = async (number: string, unit_model: string) => {
  const data = await uploadedAnswers(test, 'citizen', { unit_model })
  await test.call('citizen', resubmitRequest, { request_number: number, data })
}

it('[CON-067] a corrected request is 0 again, goes on at the step that sent it back, and keeps what was agreed', async () => {
  const number = await reviewedRequest(test, 'citizen', 2)
  await test.call('inspector', returnRequest, { ...(await seen(number)), comments: remarkOn('Загвар') })
  await correct(number, 'Ray-90')
  const { request } = await test.call('citizen', getServiceForm, { id: number })
  expect([request.status, request.steps.map(({ action }) => action)]).toEqual([
    0,
    ['submit', 'receive', 'agree', 'return', 'resubmit'],
  ])
  expect((await test.call('inspector', receiveRequest, await seen(number))).status).toBe(2)
})

it('[CON-067] what is under review is changed by no client, whatever the call', async () => {
  const number = await reviewedRequest(test, 'citizen', 1)
  const before = (await test.call('inspector', getCase, { requestnumber: number })).request.data
  const data = await uploadedAnswers(test, 'citizen', { unit_model: 'Ray-90' })
  for (const call of [saveDraft, submitRequest, resubmitRequest]) {
    const { code } = await test.refused('citizen', call, { request_number: number, data, organization_id: 1 })
    expect(code, call.name).toBe('wrong_state')
  }
  expect((await test.call('inspector', getCase, { requestnumber: number })).request.data).toEqual(before)
})

it('[CON-069] returning and rejecting take a remark at least, every round is kept, and the latest is what the applicant reads first', async () => {
  const number = await reviewedRequest(test, 'citizen', 1)
  for (const [by, call] of [
    ['inspector', returnRequest],
    ['head', rejectRequest],
  ] as const) {
    expect((await test.refused(by, call, { ...(await seen(number, by)), comments: [] })).code).toBe('remarks_missing')
  }
  await test.call('inspector', returnRequest, { ...(await seen(number)), comments: remarkOn('Загвар') })
  await correct(number, 'Ray-90')
  await test.call('inspector', receiveRequest, await seen(number))
  await test.call('inspector', returnRequest, { ...(await seen(number)), comments: remarkOn('Огноо') })
  expect((await test.call('citizen', getServiceForm, { id: number })).comments).toMatchObject(remarkOn('Огноо'))
  const { rounds } = await test.call('citizen', listRounds, { id: number })
  expect(rounds.map(({ data, comments }) => [data.unit_model, comments.map(({ title }) => title)])).toEqual([
    ['Ray-60', ['Загвар']],
    ['Ray-90', ['Огноо']],
  ])
})
