// What applicant and agency write to each other about a request.
import { countQueue } from '@khyanalt/contract/assignments'
import { listAudit } from '@khyanalt/contract/audit'
import { showFile } from '@khyanalt/contract/files'
import { listNotifications } from '@khyanalt/contract/notifications'
import { createForCustomer } from '@khyanalt/contract/portal-requests'
import { exportRequest } from '@khyanalt/contract/request-exports'
import { settleQuestion, writeToAgency, writeToApplicant } from '@khyanalt/contract/request-messages'
import { getServiceForm, submitRequest, withdrawRequest } from '@khyanalt/contract/requests'
import { agreeRequest, getCase, listQueue, returnRequest } from '@khyanalt/contract/review'
import { messageActions } from '@khyanalt/domain/request-messages'
import type { RequestState } from '@khyanalt/domain/request-status'
import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { xRayService } from '../../../seeds/demo/answers.ts'
import { demoPeople, demoStaff } from '../../../seeds/demo/people.ts'
import {
  approvedRequest,
  draftRequest,
  reviewedRequest,
  sentRequest,
  uploadedAnswers,
  uploadPdf,
  versionOf,
} from '../../../test/builders.ts'
import { type DemoPerson, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { unzip } from '../../../test/unzip.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const own = (number: string) => test.call('citizen', getServiceForm, { id: number })
const opened = (number: string) => test.call('inspector', getCase, { requestnumber: number })
const ask = (number: string, text = 'Хэзээ шийдэх вэ?', rest: object = {}) =>
  test.call('citizen', writeToAgency, { request_number: number, text, ...rest })
const answer = (number: string, text = 'Маргааш.', rest: object = {}) =>
  test.call('inspector', writeToApplicant, { request_number: number, text, ...rest })
const waiting = async () =>
  (await test.call('inspector', listQueue, { view: 'asked', results: 100 })).data.data.map(row => row.request_number)
const toldOf = async (as: DemoPerson, number: string) =>
  (await test.call(as, listNotifications, {})).data.filter(
    ({ type, content }) => type === 'message' && content.includes(number),
  )

describe('a message about a request', () => {
  it('[REQ-MESSAGE-01] [REQ-MESSAGE-02] is read by both sides, oldest first, and changes neither state nor version', async () => {
    const number = await reviewedRequest(test, 'citizen', 1)
    const before = (await own(number)).request
    await ask(number, '  Загвар нь Ray-9 үү?  ')
    await answer(number, 'Тийм.')
    const { request, messages, may_write } = await own(number)
    expect([request.status, request.version, may_write]).toEqual([before.status, before.version, true])
    expect(messages.map(({ side, text, about, files }) => [side, text, about, files])).toEqual([
      ['applicant', 'Загвар нь Ray-9 үү?', null, []],
      ['agency', 'Тийм.', null, []],
    ])
    const { messages: read, request: seen } = await opened(number)
    expect(read).toEqual(messages)
    expect(messages.map(({ author, position }) => [author, position])).toEqual([
      [demoPeople.citizen.name, null],
      [demoStaff.inspector.name, demoStaff.inspector.position],
    ])
    const times = messages.map(({ at }) => at)
    expect(times).toEqual(times.toSorted())
    expect(Date.now() - Date.parse(times[0] ?? '')).toBeLessThan(60_000)
    for (const { steps } of [request, seen])
      expect(steps.map(({ action }) => action).slice(-2)).toEqual(Object.values(messageActions))
    const audit = await test.call('admin', listAudit, { noun: 'request', thing: number, results: 100 })
    expect(audit.data.map(({ act }) => act)).toEqual(expect.arrayContaining(Object.values(messageActions)))
    // Whoever was deciding meanwhile is not held up.
    await test.call('inspector', agreeRequest, { request_number: number, version: before.version })
  })

  it('[REQ-MESSAGE-02] stands in the export of the request with what was written', async () => {
    const number = await sentRequest(test, 'citizen')
    await ask(number, 'Энэ мөр файлд бий')
    const { url } = await test.call('citizen', exportRequest, { request_number: number })
    const parts = unzip((await test.app.http.inject({ url })).rawPayload)
    expect(parts.get('history.json')?.toString('utf8')).toContain('Энэ мөр файлд бий')
  })

  it('[REQ-MESSAGE-01] answers a remark of a returned request, and is refused for drafts', async () => {
    const number = await reviewedRequest(test, 'citizen', 1)
    const version = await versionOf(test, 'inspector', number)
    const comments = [{ title: 'Серийн дугаар', comment: 'Тулгана уу' }]
    await test.call('inspector', returnRequest, { request_number: number, version, comments })
    await ask(number, 'Шошгон дээр ингэж бичсэн', { about: 'Серийн дугаар' })
    expect((await opened(number)).messages.at(-1)).toMatchObject({ about: 'Серийн дугаар' })
    const draft = await draftRequest(test, 'citizen')
    const written = { request_number: draft, text: 'Сайн байна уу' }
    expect((await test.refused('citizen', writeToAgency, written)).code).toBe('wrong_state')
    expect((await test.refused('inspector', writeToApplicant, written)).code).toBe('request_not_found')
    expect((await own(draft)).may_write).toBe(false)
  })

  it('[REQ-MESSAGE-01] may follow a decision', async () => {
    const { number } = await approvedRequest(test, 'citizen')
    await ask(number, 'Гэрчилгээний хаяг зөв үү?')
    await answer(number, 'Зөв.')
    expect((await own(number)).messages).toHaveLength(2)
  })

  it.each<[RequestState, boolean]>([
    ['sent', true],
    ['review', true],
    ['payment', true],
    ['returned', true],
    ['approved', true],
    ['rejected', true],
    ['expired', false],
    ['superseded', false],
  ])('[REQ-MESSAGE-01] of a request that is %s may be written by either side: %s', async (state, may) => {
    const number = await sentRequest(test, 'citizen')
    const { db } = test.app.services
    await db.updateTable('requests').set({ state }).where('request_number', '=', number).execute()
    expect((await own(number)).may_write).toBe(may)
    const message = { request_number: number, text: 'а'.repeat(4000) }
    const answers = [
      await test.raw('citizen', writeToAgency, message),
      await test.raw('inspector', writeToApplicant, message),
    ]
    const expected = may ? [200, undefined] : [409, 'wrong_state']
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([expected, expected])
    expect((await own(number)).messages).toHaveLength(may ? 2 : 0)
  })

  it('[REQ-MESSAGE-01] is refused when it is empty or too long, and for strangers and the wrong side', async () => {
    const number = await sentRequest(test, 'citizen')
    for (const text of ['', '   ', 'а'.repeat(4001)]) {
      expect((await test.refused('citizen', writeToAgency, { request_number: number, text })).code).toBe(
        'invalid_input',
      )
    }
    const message = { request_number: number, text: 'Асуулт' }
    for (const stranger of ['mineMember', 'hospitalAdmin', 'foreigner', 'operator', 'inspector'] as const) {
      expect((await test.refused(stranger, writeToAgency, message)).code).toBe('request_not_found')
    }
    expect((await test.refused('citizen', writeToApplicant, message)).code).toBe('not_allowed')
    expect((await own(number)).messages).toEqual([])
  })

  it('[REQ-MESSAGE-06] is written once, however often it is sent', async () => {
    const number = await sentRequest(test, 'citizen')
    const transaction_id = uuidv7()
    await Promise.all(Array.from({ length: 4 }, () => ask(number, 'Нэг удаа', { transaction_id })))
    expect((await own(number)).messages).toHaveLength(1)
  })
})

describe('whoever a message is for', () => {
  it('[REQ-MESSAGE-03] is told by bell and e-mail, without what was written: the holder of the request, and its owner', async () => {
    const number = await reviewedRequest(test, 'citizen', 1)
    await ask(number, 'Нууц асуулт')
    await answer(number, 'Нууц хариулт')
    const [holder, owner] = [await toldOf('inspector', number), await toldOf('citizen', number)]
    expect([holder.length, owner.length]).toEqual([1, 1])
    expect(holder[0]?.url).toBe(`/staff/requests/${number}`)
    expect(owner[0]?.url).toBe(`/dashboard/services/request/${number}`)
    expect(JSON.stringify([holder, owner])).not.toContain('Нууц')
    expect(await toldOf('head', number)).toEqual([])
    const { rows: mails } = await sql<{ of: string }>`
      select data ->> 'notificationId' as of from pgboss.job where name = 'send-notification-mail'`.execute(
      test.app.services.db,
    )
    const queued = mails.map(({ of }) => of)
    for (const [message] of [holder, owner]) expect(queued).toContain(message?.id)
  })

  it('[REQ-MESSAGE-03] is told to the operator who filed the request as to its owner', async () => {
    const customer = { customer_id: demoPeople.citizen.id, transaction_id: uuidv7() }
    const { code } = await test.call('operator', createForCustomer, { ...xRayService, ...customer })
    const data = await uploadedAnswers(test, 'operator')
    await test.call('operator', submitRequest, { request_number: code, data, organization_id: 1 })
    await answer(code, 'Нууц хариулт')
    for (const as of ['operator', 'citizen'] as const) {
      const told = await toldOf(as, code)
      expect(told, as).toHaveLength(1)
      expect(JSON.stringify(told)).not.toContain('Нууц')
    }
  })

  it('[REQ-MESSAGE-04] has it in the queue until it is answered, and counts it', async () => {
    const number = await sentRequest(test, 'citizen')
    const count = async () => (await test.call('inspector', countQueue, {})).counts.asked
    const before = await count()
    expect(await waiting()).not.toContain(number)
    await ask(number)
    expect(await waiting()).toContain(number)
    expect(await count()).toBe(before + 1)
    const { data } = await test.call('inspector', listQueue, { reqnumber: number })
    expect(data.data[0]?.question_at).toBe((await opened(number)).question_at)
    // Nobody holds it, so nobody's bell rings.
    expect(await toldOf('inspector', number)).toEqual([])
    await answer(number)
    expect(await waiting()).not.toContain(number)
    expect((await opened(number)).question_at).toBeNull()
  })

  it('[REQ-MESSAGE-04] notes that no answer is needed; a later question keeps waiting', async () => {
    const number = await sentRequest(test, 'citizen')
    await ask(number, 'Баярлалаа')
    const read = String((await opened(number)).question_at)
    await test.app.services.db
      .updateTable('requests')
      .set({ question_at: new Date(Date.parse(read) + 1000) })
      .where('request_number', '=', number)
      .execute()
    await test.call('inspector', settleQuestion, { request_number: number, asked_at: read })
    expect(await waiting()).toContain(number)
    await answer(number, 'Зүгээр.', { asked_at: read })
    expect(await waiting()).toContain(number)
    await test.call('inspector', settleQuestion, {
      request_number: number,
      asked_at: String((await opened(number)).question_at),
    })
    expect(await waiting()).not.toContain(number)
    expect(await toldOf('citizen', number)).toHaveLength(1)
  })

  it('[REQ-MESSAGE-04] has it no more when the request is taken back', async () => {
    const number = await sentRequest(test, 'citizen')
    await ask(number)
    await test.call('citizen', withdrawRequest, { request_number: number })
    expect(await waiting()).not.toContain(number)
  })
})

describe('a file that goes with a message', () => {
  it('[REQ-MESSAGE-05] is read by the other side, and by nobody who does not read the request', async () => {
    const number = await sentRequest(test, 'citizen')
    const passport = await uploadPdf(test, 'citizen', 'зураг.pdf')
    await ask(number, 'Хавсаргав', { files: [passport.name] })
    const letter = await uploadPdf(test, 'inspector', 'тайлбар.pdf')
    await answer(number, 'Уншина уу', { files: [letter.name] })
    expect((await own(number)).messages.map(({ files }) => files.map(({ name, title }) => [name, title]))).toEqual([
      [[passport.name, 'зураг.pdf']],
      [[letter.name, 'тайлбар.pdf']],
    ])
    for (const { name } of [passport, letter]) {
      await test.call('inspector', showFile, { name })
      await test.call('citizen', showFile, { name })
      expect((await test.refused('mineMember', showFile, { name })).code).toBe('file_not_found')
    }
  })

  it('[REQ-MESSAGE-05] is refused when it is somebody else’s, or more than three', async () => {
    const number = await sentRequest(test, 'citizen')
    const foreign = await uploadPdf(test, 'foreigner')
    const message = { request_number: number, text: 'Файл' }
    const refused = await test.refused('citizen', writeToAgency, { ...message, files: [foreign.name] })
    expect(refused.code).toBe('file_not_found')
    const many = Array.from({ length: 4 }, () => `${uuidv7()}.pdf`)
    expect((await test.refused('citizen', writeToAgency, { ...message, files: many })).code).toBe('invalid_input')
    expect((await own(number)).messages).toEqual([])
  })
})
