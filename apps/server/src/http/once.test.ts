// A client-made transaction id makes a call happen once, and stands for one input.
import { listMyRequests } from '@khyanalt/contract/request-lists'
import { createRequest, getServiceForm, saveDraft } from '@khyanalt/contract/requests'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { xRayService } from '../../seeds/demo/answers.ts'
import { draftRequest } from '../../test/builders.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const saved = async (request_number: string) =>
  (await test.call('citizen', getServiceForm, { id: request_number })).request.data ?? {}

it('[REQ-ONCE-01] answers the same input the same, and does it once', async () => {
  const wanted = { type: 'NEW' as const, ...xRayService, transaction_id: uuidv7() }
  const before = (await test.call('citizen', listMyRequests, { status: '5000' })).data.total
  const first = await test.call('citizen', createRequest, wanted)
  expect(await test.call('citizen', createRequest, wanted)).toEqual(first)
  expect((await test.call('citizen', listMyRequests, { status: '5000' })).data.total).toBe(before + 1)
})

it('[REQ-ONCE-01] refuses another input under the same id, says so in both languages, and changes nothing', async () => {
  const [request_number, another] = [await draftRequest(test, 'citizen'), await draftRequest(test, 'citizen')]
  const transaction_id = uuidv7()
  const said = { request_number, patch: { room_name: 'Өрөө 1' }, transaction_id }
  await test.call('citizen', saveDraft, said)
  const kept = await saved(request_number)
  const other = await saved(another)
  for (const input of [
    { ...said, patch: { room_name: 'Өрөө 2' } },
    { ...said, request_number: another },
    { ...said, step: 2 },
  ]) {
    const refusal = await test.refused('citizen', saveDraft, input)
    expect(refusal).toMatchObject({ status: 422, code: 'transaction_reused' })
    expect(refusal.message).toContain('хадгалагдаагүй')
    expect(refusal.message_en).toContain('was not saved')
  }
  expect(await saved(request_number)).toEqual(kept)
  expect(await saved(another)).toEqual(other)
})

it('[REQ-ONCE-01] takes a repeated save that has learnt of a later version for the same', async () => {
  const request_number = await draftRequest(test, 'citizen')
  const said = { request_number, patch: { room_name: 'Өрөө 3' }, transaction_id: uuidv7() }
  const first = await test.call('citizen', saveDraft, { ...said, version: 1 })
  expect(await test.call('citizen', saveDraft, { ...said, version: 2 })).toEqual(first)
})
