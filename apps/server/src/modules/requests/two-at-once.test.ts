import { listNotifications } from '@khyanalt/contract/notifications'
import { createRequest, getServiceForm, saveDraft, submitRequest } from '@khyanalt/contract/requests'
import { agreeRequest, approveRequest, getCase, receiveRequest, returnRequest } from '@khyanalt/contract/review'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { xRayService } from '../../../seeds/demo/answers.ts'
import { demoStaff } from '../../../seeds/demo/people.ts'
import { draftRequest, reviewedRequest, sentRequest, uploadedAnswers, versionOf } from '../../../test/builders.ts'
import { type DemoPerson, openTestApp, type TestApp } from '../../../test/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

describe('a repeated call', () => {
  it('makes one draft, however often and however simultaneously it comes', async () => {
    const input = { type: 'NEW', ...xRayService, transaction_id: uuidv7() } as const
    const answers = await Promise.all(Array.from({ length: 8 }, () => test.call('citizen', createRequest, input)))
    expect(new Set(answers.map(answer => answer.code)).size).toBe(1)
  })

  it('sends once and answers the same', async () => {
    const number = await draftRequest(test, 'citizen')
    const input = {
      request_number: number,
      data: await uploadedAnswers(test, 'citizen'),
      organization_id: 1,
      transaction_id: uuidv7(),
    }
    const [first, second] = await Promise.all([
      test.call('citizen', submitRequest, input),
      test.call('citizen', submitRequest, input),
    ])
    expect(second).toEqual(first)
    const opened = await test.call('inspector', getCase, { requestnumber: number })
    expect(opened.rounds).toHaveLength(1)
  })

  it('tells nothing to somebody else who uses the same id', async () => {
    const transaction_id = uuidv7()
    await test.call('citizen', createRequest, { type: 'NEW', ...xRayService, transaction_id })
    const refusal = await test.refused('hospitalAdmin', createRequest, { type: 'NEW', ...xRayService, transaction_id })
    expect(refusal.code).toBe('invalid_input')
  })
})

describe('two tabs on one draft', () => {
  it('never overwrite each other: the later one gets both versions to choose from', async () => {
    const number = await draftRequest(test, 'citizen')
    const { request } = await test.call('citizen', getServiceForm, { id: number })
    const patch = (unit_model: string) => ({ request_number: number, patch: { unit_model }, version: request.version })
    await test.call('citizen', saveDraft, patch('Ray-60'))
    const refusal = await test.refused('citizen', saveDraft, patch('Ray-90'))
    expect(refusal).toMatchObject({
      status: 409,
      code: 'version_conflict',
      current: { version: request.version + 1, data: { unit_model: 'Ray-60' } },
    })
  })

  it('[REQ-STEPPER-03] keeps what a patch does not mention, clears what it nulls, and remembers the step', async () => {
    const number = await draftRequest(test, 'citizen')
    await test.call('citizen', saveDraft, { request_number: number, data: { unit_model: 'Ray-60', unit_serial: 'A1' } })
    const saved = await test.call('citizen', saveDraft, {
      request_number: number,
      patch: { unit_serial: null },
      step: 2,
    })
    expect(saved.result).toBe('saved')
    const { request } = await test.call('citizen', getServiceForm, { id: number })
    expect(request.data).toMatchObject({ unit_model: 'Ray-60' })
    expect(request.data?.unit_serial ?? null).toBeNull()
    expect(request.step).toBe(2)
  })
})

describe('two inspectors on one request', () => {
  it('[REQ-AGENCY-29] get one winner and one clear refusal that names who decided', async () => {
    const number = await sentRequest(test, 'citizen')
    const input = { request_number: number, version: await versionOf(test, 'inspector', number) }
    const by = demoStaff.inspector.name
    const [first, second] = await Promise.all([
      test.raw('inspector', receiveRequest, input),
      test.raw('inspector', receiveRequest, input),
    ])
    expect([first.status, second.status].sort()).toEqual([200, 409])
    const refusal = first.status === 409 ? first : second
    expect(refusal.body).toMatchObject({ code: 'version_conflict', current: { action: 'receive', status: 1, by } })
  })

  it('[REQ-AGENCY-29] names the winner to the other of two heads who decide at the same moment', async () => {
    const number = await reviewedRequest(test, 'citizen', 3)
    const heads = ['head', 'secondHead'] as const
    const input = { request_number: number, version: await versionOf(test, 'head', number) }
    const answers = await Promise.all(heads.map(as => test.raw(as, approveRequest, input)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [winner = 'head'] = heads.filter((_, index) => answers[index]?.status === 200)
    const refusal = answers.find(({ status }) => status === 409)
    expect(refusal?.body).toMatchObject({ code: 'version_conflict', current: { by: demoStaff[winner].name } })
  })

  it('[REQ-AGENCY-05] refuse a return without remarks, and set 2000 with one, which the applicant alone is told', async () => {
    const number = await reviewedRequest(test, 'citizen', 1)
    const input = { request_number: number, version: await versionOf(test, 'inspector', number) }
    expect((await test.refused('inspector', returnRequest, { ...input, comments: [] })).code).toBe('remarks_missing')
    const astray = [{ title: 'x', comment: 'x', path: 'no_such_field' }]
    expect((await test.refused('inspector', returnRequest, { ...input, comments: astray })).code).toBe('unknown_path')
    const comments = [{ title: 'Серийн дугаар', comment: 'Шошготой тулгана уу', path: 'unit_serial' }]
    expect(await test.call('inspector', returnRequest, { ...input, comments })).toMatchObject({ status: 2000 })
    const { request } = await test.call('citizen', getServiceForm, { id: number })
    expect([request.status, request.steps.at(-1)]).toMatchObject([2000, { action: 'return', resolve: 2 }])
    const told = async (as: DemoPerson) =>
      (await test.call(as, listNotifications, {})).data
        .filter(({ type, url }) => type === 'request_return' && url.endsWith(number))
        .map(({ url }) => url)
    expect(await told('citizen')).toEqual([`/dashboard/services/request/${number}`])
    for (const other of ['mineMember', 'inspector', 'head'] as const) expect(await told(other), other).toEqual([])
  })

  it('keep to the step: an inspector does not take the last decision', async () => {
    const number = await reviewedRequest(test, 'citizen', 3)
    const input = { request_number: number, version: await versionOf(test, 'inspector', number) }
    expect((await test.refused('inspector', agreeRequest, input)).code).toBe('wrong_step')
  })
})

describe('somebody else', () => {
  it("finds no trace of another person's request", async () => {
    const number = await draftRequest(test, 'citizen')
    for (const refusal of [
      await test.refused('mineMember', getServiceForm, { id: number }),
      await test.refused('mineMember', saveDraft, { request_number: number, patch: {} }),
      await test.refused('mineMember', submitRequest, { request_number: number, data: {} }),
      await test.refused('citizen', getServiceForm, { id: 'R269999999' }),
    ]) {
      expect(refusal).toMatchObject({ status: 404, code: 'request_not_found' })
    }
  })
})
