// How every call answers, whatever it is about.
import { listMyRequests } from '@khyanalt/contract/request-lists'
import { createRequest, saveDraft, submitRequest } from '@khyanalt/contract/requests'
import { addWorker, listWorkers } from '@khyanalt/contract/workers'
import Fastify from 'fastify'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { xRayService } from '../../seeds/demo/answers.ts'
import { draftRequest, radiationWorker } from '../../test/builders.ts'
import { openTestApp, type TestApp } from '../../test/test-app.ts'
import { registerErrors } from './errors.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

it('[REQ-API-01] [REQ-API-08] succeeds with 200 and success, and fails with neither, saying why in `message`', async () => {
  const draft = { type: 'NEW', ...xRayService, transaction_id: uuidv7() }
  expect(await test.raw('citizen', createRequest, draft)).toMatchObject({ status: 200, body: { result: 'success' } })
  const failed = await test.raw('citizen', createRequest, { ...draft, formid: 999_999_999, transaction_id: uuidv7() })
  expect(failed.status).not.toBe(200)
  expect(failed.body).toMatchObject({
    result: 'error',
    message: expect.stringMatching(/^[А-ЯӨҮ].*\.$/),
    message_en: expect.stringMatching(/^[A-Z].*\.$/),
  })
})

it('[REQ-API-03] [CON-002] answers `saved` where a draft is saved', async () => {
  const request_number = await draftRequest(test, 'citizen')
  expect((await test.call('citizen', saveDraft, { request_number, patch: { note: 'x' } })).result).toBe('saved')
})

it('[REQ-API-02] [CON-006] reads a list in brackets as the list with commas, be it of one', async () => {
  const ids: string[] = []
  for (const last of ['1', '2', '3']) {
    const worker = { ...radiationWorker, register_number: `УБ8804040${last}` }
    ids.push((await test.call('hospitalAdmin', addWorker, worker)).data.id)
  }
  const [first, second] = ids
  const token = await test.token('hospitalAdmin')
  const found = async (query: string) => {
    const reply = await test.app.http.inject({
      url: `/api${listWorkers.path}?${query}`,
      headers: { authorization: `Bearer ${token}` },
    })
    return reply
      .json<{ data: { id: string }[] }>()
      .data.map(worker => worker.id)
      .sort()
  }
  expect(await found(`ids[]=${first}&ids[]=${second}`)).toEqual([first, second])
  expect(await found(`ids=${first},${second}`)).toEqual([first, second])
  expect(await found(`ids[]=${second}`)).toEqual([second])
})

it('[REQ-API-05] judges again what a browser should have judged, and decides by that', async () => {
  const request_number = await draftRequest(test, 'citizen')
  const sending = { request_number, data: { made_up: 'x' }, organization_id: 1, transaction_id: uuidv7() }
  expect(await test.raw('citizen', submitRequest, sending)).toMatchObject({
    status: 422,
    body: { code: 'answers_incomplete', problems: expect.arrayContaining([expect.anything()]) },
  })
  const { data } = await test.call('citizen', listMyRequests, { status: '5000' })
  expect(data.data.map(row => row.request_number)).toContain(request_number)
})

it('[REQ-API-06] logs what nobody foresaw, and tells people a general sentence with an id to quote', async () => {
  const lines: string[] = []
  const app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } } })
  registerErrors(app)
  app.get('/', () => {
    throw new Error('relation "users" does not exist')
  })
  const reply = await app.inject('/')
  await app.close()
  const { id } = reply.json().params
  expect(reply.statusCode).toBe(500)
  expect(reply.json()).toMatchObject({ result: 'error', code: 'internal', message: expect.stringContaining(id) })
  expect(reply.body).not.toContain('relation')
  expect(lines.join()).toContain('relation \\"users\\" does not exist')
  expect(lines.join()).toContain(id)
})
