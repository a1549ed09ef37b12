// What the database holds after a request was begun, sent or left alone: nothing too much, nothing taken for granted.
import { createHash } from 'node:crypto'
import { createRequest, getServiceForm, saveDraft, submitRequest } from '@khyanalt/contract/requests'
import { addWorker } from '@khyanalt/contract/workers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoPeople } from '../../../seeds/demo/people.ts'
import { issueSample, radiationWorker, reviewedRequest, sentRequest, waiveFeeOf } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { publishTestService } from '../../../test/test-service.ts'
import { agencyDate } from '../../clock.ts'
import { inTransaction } from '../../db/transaction.ts'
import { openStaffService, staffAnswers, staffService } from '../workers/staff-service-fixture.ts'
import { expireRequest } from './expire-request.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const stored = (number: string) =>
  test.app.services.db
    .selectFrom('requests')
    .select(['id', 'state', 'step', 'step_role', 'sender_type', 'certificate_id'])
    .where('request_number', '=', number)
    .executeTakeFirstOrThrow()
const lastSnapshot = (number: string) =>
  test.app.services.db
    .selectFrom('request_snapshots as s')
    .innerJoin('requests as r', 'r.id', 's.request_id')
    .select(['s.answers', 's.facts', 's.digest'])
    .where('r.request_number', '=', number)
    .orderBy('s.round', 'desc')
    .executeTakeFirstOrThrow()

it('a round is stored with the employees it names alone, and a digest of answers and facts', async () => {
  await openStaffService(test)
  const add = async (register_number: string) =>
    (await test.call('hospitalAdmin', addWorker, { ...radiationWorker, register_number })).data.id
  const [named] = [await add('УХ00000001'), await add('УХ00000002')]
  const { code } = await test.call('hospitalAdmin', createRequest, { type: 'NEW', ...staffService })
  await test.call('hospitalAdmin', submitRequest, {
    request_number: code,
    data: staffAnswers([named]),
    organization_id: 1,
  })
  const { facts, digest } = await lastSnapshot(code)
  expect((facts as { workers: { id: string }[] }).workers.map(({ id }) => id)).toEqual([named])
  expect(digest).toHaveLength(32)
  // The digest of nothing, and that of other answers, are others.
  const empty = createHash('sha256').update('[]').digest()
  const other = await lastSnapshot(await sentRequest(test, 'citizen'))
  expect(new Set([digest, empty, other.digest].map(bytes => Buffer.from(bytes).toString('hex'))).size).toBe(3)
})

it('the queue is told whose turn it is at each step', async () => {
  const number = await reviewedRequest(test, 'citizen', 1)
  expect(await stored(number)).toMatchObject({ step: 1, step_role: 'REVIEWER' })
  await waiveFeeOf(test, number)
  const last = await reviewedRequest(test, 'citizen', 3)
  expect(await stored(last)).toMatchObject({ step: 3, step_role: 'APPROVER' })
})

it('[CON-065] a request whose last day has not passed is not closed, whoever asks for it', async () => {
  const number = await reviewedRequest(test, 'citizen', 1)
  const { id } = await stored(number)
  const { services } = test.app
  const today = agencyDate(services.clock.now())
  expect(await inTransaction(services.db, tx => expireRequest(tx, services, id, today))).toBe(false)
  expect(await stored(number)).toMatchObject({ state: 'review', step: 1 })
})

it('[REQ-CREATE-03] a service that cannot be renewed refuses it to the holder of its certificate, too', async () => {
  const service = { formid: 990_071, category_id: 1001 }
  await publishTestService(test, {
    ...service,
    slug: 'once-alone',
    clientTypes: ['CITIZEN'],
    body: {
      _name: { mn: 'Нэг удаа', en: 'Once' },
      sections: [
        {
          _title: { mn: 'Алхам', en: 'Step' },
          rows: [{ fields: [{ type: 'text', name: 'what', _title: { mn: 'Юу', en: 'What' } }] }],
        },
      ],
    },
    rest: { issues_certificate: true },
  })
  const { certificateId } = await issueSample(test, { serviceId: service.formid })
  const refused = await test.refused('citizen', createRequest, { type: 'RENEW', ...service, cert_id: certificateId })
  expect(refused.code).toBe('renewal_not_possible')
})

it('a form that names no kinds of client is sent by organisations as well', async () => {
  const service = { formid: 990_072, category_id: 1001 }
  await publishTestService(test, {
    ...service,
    slug: 'for-everybody',
    clientTypes: ['CITIZEN', 'COMPANY'],
    namesClients: false,
    body: {
      _name: { mn: 'Бүгдэд', en: 'For everybody' },
      sections: [
        {
          _title: { mn: 'Алхам', en: 'Step' },
          rows: [{ fields: [{ type: 'text', name: 'what', _title: { mn: 'Юу', en: 'What' } }] }],
        },
      ],
    },
  })
  const { code } = await test.call('hospitalAdmin', createRequest, { type: 'NEW', ...service })
  expect((await stored(code)).sender_type).toBe(2)
  const { version } = (await test.call('hospitalAdmin', getServiceForm, { id: code })).request
  await test.call('hospitalAdmin', saveDraft, { request_number: code, version, patch: { what: 'Мэдэгдэв' } })
  expect((await stored(code)).sender_type).toBe(2)
})

it('[REQ-SVC-12] a person takes a service with telephone, e-mail and address, and without none of them', async () => {
  const service = { type: 'NEW' as const, formid: 101, category_id: 1 }
  const { db } = test.app.services
  const own = { phone: '99110011', email: 'bat-erdene@khyanalt.test' }
  const set = (change: object) => db.updateTable('users').set(change).where('id', '=', demoPeople.citizen.id).execute()
  const { custom_address } = await db
    .selectFrom('users')
    .select('custom_address')
    .where('id', '=', demoPeople.citizen.id)
    .executeTakeFirstOrThrow()
  for (const missing of ['phone', 'email', 'custom_address']) {
    await set({ ...own, custom_address, [missing]: null })
    expect((await test.refused('citizen', createRequest, service)).code, missing).toBe('contact_missing')
  }
  await set({ ...own, custom_address })
  await test.call('citizen', createRequest, service)
})
