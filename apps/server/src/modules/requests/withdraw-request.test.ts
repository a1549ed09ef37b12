import { askForChange } from '@khyanalt/contract/certificate-changes'
import { getServiceForm, resubmitRequest, submitRequest, withdrawRequest } from '@khyanalt/contract/requests'
import { getCase, receiveRequest, returnRequest } from '@khyanalt/contract/review'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smallPdf } from '../../../seeds/demo/small-pdf.ts'
import { approvedRequest, sentRequest, uploadedAnswers, versionOf } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

// Time stands still until a test lets days pass.
let now = new Date('2026-03-02T02:00:00Z')
let test: TestApp
beforeAll(async () => {
  test = await openTestApp({ clock: { now: () => now } })
})
afterAll(() => test.close())

const form = (id: string) => test.call('citizen', getServiceForm, { id })
const comments = [{ title: 'Серийн дугаар', comment: 'Тулгана уу' }]

describe('a request that was sent', () => {
  it('[REQ-WITHDRAW-01] is a draft again with its number and answers, and nobody of the agency has it', async () => {
    const number = await sentRequest(test, 'citizen')
    const before = await form(number)
    expect(before.request.actions).toEqual(['withdraw'])
    expect(before.request.due_date).not.toBeNull()
    await test.call('citizen', withdrawRequest, { request_number: number, version: before.request.version })
    const { request } = await form(number)
    expect(request).toMatchObject({
      request_number: number,
      status: 5000,
      data: before.request.data,
      submitted_at: null,
      due_date: null,
      days_left: null,
      expires_on: null,
      actions: ['save_draft', 'delete_draft', 'submit'],
    })
    expect((await test.refused('inspector', getCase, { requestnumber: number })).code).toBe('request_not_found')
    const receive = { request_number: number, version: request.version }
    expect((await test.refused('inspector', receiveRequest, receive)).code).toBe('request_not_found')
  })

  it('[REQ-WITHDRAW-01] [REQ-WITHDRAW-03] is sent again with its time from the beginning, and tells both times it was sent', async () => {
    const number = await sentRequest(test, 'citizen')
    const { due_date } = (await form(number)).request
    await test.call('citizen', withdrawRequest, { request_number: number })
    now = new Date('2026-03-16T02:00:00Z')
    await test.call('citizen', submitRequest, {
      request_number: number,
      data: await uploadedAnswers(test, 'citizen', { unit_model: 'Ray-99' }),
      organization_id: 1,
    })
    const own = await form(number)
    expect(own.request).toMatchObject({ status: 0, round: 2 })
    // Fifteen working days, counted from either day of sending.
    expect([due_date, own.request.due_date]).toEqual(['2026-03-23', '2026-04-06'])
    const opened = await test.call('inspector', getCase, { requestnumber: number })
    for (const { steps } of [own.request, opened.request])
      expect(steps.map(({ action }) => action)).toEqual(['submit', 'withdraw', 'submit'])
    expect(opened.rounds.map(({ data }) => data.unit_model)).toEqual(['Ray-60', 'Ray-99'])
    await test.call('inspector', receiveRequest, {
      request_number: number,
      version: await versionOf(test, 'inspector', number),
    })
  })

  it('[REQ-WITHDRAW-02] stays once it was received, and when it was corrected', async () => {
    const number = await sentRequest(test, 'citizen')
    const decide = async () => ({ request_number: number, version: await versionOf(test, 'inspector', number) })
    await test.call('inspector', receiveRequest, await decide())
    expect((await test.refused('citizen', withdrawRequest, { request_number: number })).code).toBe('wrong_state')
    await test.call('inspector', returnRequest, { ...(await decide()), comments })
    expect((await test.refused('citizen', withdrawRequest, { request_number: number })).code).toBe('wrong_state')
    await test.call('citizen', resubmitRequest, {
      request_number: number,
      data: await uploadedAnswers(test, 'citizen'),
    })
    expect((await form(number)).request).toMatchObject({ status: 0, actions: [] })
    expect((await test.refused('citizen', withdrawRequest, { request_number: number })).code).toBe('wrong_state')
  })

  it('[REQ-WITHDRAW-02] stays when it asks for a change of information, which has no draft to go back to', async () => {
    const approved = await approvedRequest(test, 'citizen')
    const letter = { name: 'letter.pdf', type: 'application/pdf', bytes: smallPdf('letter') }
    const { body } = await test.upload('citizen', '/request/certupdateupload', letter)
    const data = { reason: 'Хаяг өөрчлөгдсөн', files: [String(body.filename)] }
    const { code: number } = await test.call('citizen', askForChange, { request_number: approved.number, data })
    expect((await form(number)).request).toMatchObject({ status: 0, type: 'UPDATE', actions: [] })
    expect((await test.refused('citizen', withdrawRequest, { request_number: number })).code).toBe('wrong_state')
  })

  it('[REQ-WITHDRAW-01] is taken back once, however often it is said, by its applicant alone', async () => {
    const number = await sentRequest(test, 'citizen')
    for (const stranger of ['mineMember', 'hospitalAdmin', 'foreigner'] as const)
      expect((await test.refused(stranger, withdrawRequest, { request_number: number })).code).toBe('request_not_found')
    const input = { request_number: number, transaction_id: uuidv7() }
    const answers = await Promise.all(Array.from({ length: 4 }, () => test.call('citizen', withdrawRequest, input)))
    expect(new Set(answers.map(({ version }) => version)).size).toBe(1)
    expect((await test.refused('citizen', withdrawRequest, { request_number: number })).code).toBe('wrong_state')
    const stale = await sentRequest(test, 'citizen')
    expect((await test.refused('citizen', withdrawRequest, { request_number: stale, version: 1 })).code).toBe(
      'version_conflict',
    )
    expect((await form(stale)).request.status).toBe(0)
  })

  it('[REQ-WITHDRAW-01] is either received or taken back when both come at once', async () => {
    for (let time = 0; time < 4; time++) {
      const number = await sentRequest(test, 'citizen')
      const version = await versionOf(test, 'inspector', number)
      const [back, received] = await Promise.all([
        test.raw('citizen', withdrawRequest, { request_number: number }),
        test.raw('inspector', receiveRequest, { request_number: number, version }),
      ])
      expect([back.status, received.status].filter(status => status === 200)).toHaveLength(1)
      expect((await form(number)).request.status).toBe(back.status === 200 ? 5000 : 1)
    }
  })
})
