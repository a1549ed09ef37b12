// What bounds the bytes that people bring.
import { Writable } from 'node:stream'
import { showFile } from '@khyanalt/contract/files'
import { createRequest, deleteRequest, saveDraft, submitRequest } from '@khyanalt/contract/requests'
import { maxUnsentBytes } from '@khyanalt/domain/upload-limits'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { xRayService } from '../../../seeds/demo/answers.ts'
import { draftRequest, sentRequest, uploadedAnswers, uploadPdf } from '../../../test/builders.ts'
import { type DemoPerson, openTestApp, type TestApp } from '../../../test/test-app.ts'
import { mostDrafts } from '../requests/insert-draft.ts'
import { onePage } from './pdf-samples.ts'

const lines: string[] = []
const logTo = new Writable({
  write(chunk, _, done) {
    lines.push(String(chunk))
    done()
  },
})
let test: TestApp
let narrow: TestApp
beforeAll(async () => {
  test = await openTestApp()
  // More room than any disk has must stay free.
  narrow = await openTestApp({ logTo, environment: { STORAGE_RESERVE_MB: '1000000000' } })
})
afterAll(async () => {
  await test.close()
  await narrow.close()
})

const pdf = { name: 'Өргөдөл.pdf', type: 'application/pdf', bytes: onePage() }
const upload = (as: DemoPerson) => test.upload(as, '/uploadfile', pdf)
const full = { status: 409, body: { code: 'unsent_files_full', params: { megabytes: 200, days: 7 } } }
/** Makes a file as large as the whole quota allows but for so many bytes. */
const swell = async (name: string, left: number) => {
  await test.app.services.db
    .updateTable('files')
    .set({ size: maxUnsentBytes - left })
    .where('name', '=', name)
    .execute()
}
const idOf = async (number: string): Promise<string> =>
  (
    await test.app.services.db
      .selectFrom('requests')
      .select('id')
      .where('request_number', '=', number)
      .executeTakeFirstOrThrow()
  ).id

it('[REQ-QUOTA-01] refuses files beyond 200 MB that belong to nothing sent, and says what to do', async () => {
  const { name } = await uploadPdf(test, 'citizen')
  await swell(name, pdf.bytes.length)
  expect((await upload('citizen')).status).toBe(200)
  const refused = await upload('citizen')
  expect(refused).toMatchObject(full)
  expect(refused.body).toMatchObject({
    message: expect.stringMatching(/200 МБ.*Бөглөсөн мэдээлэл хэвээр байна.*7 хоногийн дараа/),
    message_en: expect.stringMatching(/200 MB.*What you filled in is safe.*after 7 days/),
  })
  // What is there stays, and nobody else is touched.
  await test.call('citizen', showFile, { name })
  expect((await upload('mineMember')).status).toBe(200)
  // A draft is nothing sent, also once it was thrown away.
  const { db } = test.app.services
  const file = db.updateTable('files').where('name', '=', name)
  const number = await draftRequest(test, 'citizen')
  await file.set({ request_id: await idOf(number) }).execute()
  expect(await upload('citizen')).toMatchObject(full)
  await test.call('citizen', deleteRequest, { requestid: number })
  expect(await upload('citizen')).toMatchObject(full)
  const sent = await sentRequest(test, 'hospitalAdmin')
  await file.set({ request_id: await idOf(sent) }).execute()
  expect((await upload('citizen')).status).toBe(200)
  // What was sent before a request came back is sent; what is brought to it since is not.
  const returned = db.updateTable('requests').set({ state: 'returned' }).where('request_number', '=', sent)
  await returned.execute()
  const { submitted_at } = await db
    .selectFrom('requests')
    .select('submitted_at')
    .where('request_number', '=', sent)
    .executeTakeFirstOrThrow()
  const at = (seconds: number) => new Date(Number(submitted_at) + seconds * 1000)
  await file.set({ created_at: at(-1) }).execute()
  expect((await upload('citizen')).status).toBe(200)
  await file.set({ created_at: at(1) }).execute()
  expect(await upload('citizen')).toMatchObject(full)
})

it('[REQ-QUOTA-02] takes twenty drafts of a service, also of many asked for at once, until one is sent or deleted', async () => {
  const begin = () => test.raw('hospitalAdmin', createRequest, { type: 'NEW', ...xRayService })
  const answers = await Promise.all(Array.from({ length: mostDrafts + 5 }, begin))
  const numbers = answers.flatMap(({ status, body }) => (status === 200 ? [String(body.code)] : []))
  expect([numbers.length, mostDrafts]).toEqual([20, 20])
  const refused = await begin()
  expect(refused).toMatchObject({ status: 409, body: { code: 'drafts_full', params: { most: mostDrafts } } })
  expect(refused.body.message).toContain('хэрэггүйг устгаад')
  await test.call('hospitalAdmin', deleteRequest, { requestid: numbers[0] ?? '' })
  expect((await begin()).status).toBe(200)
  expect((await begin()).status).toBe(409)
  const data = await uploadedAnswers(test, 'hospitalAdmin')
  const sent = { request_number: numbers[1] ?? '', data, organization_id: 1 }
  expect((await test.raw('hospitalAdmin', submitRequest, sent)).status).toBe(200)
  expect((await begin()).status).toBe(200)
})

it('[REQ-QUOTA-03] refuses uploads before the disk is full, while everything else works', async () => {
  const number = await draftRequest(narrow, 'citizen')
  const refused = await narrow.upload('citizen', '/uploadfile', pdf)
  expect(refused).toMatchObject({ status: 507, body: { code: 'storage_full' } })
  expect(refused.body).toMatchObject({
    message: expect.stringContaining('Бөглөсөн мэдээлэл хэвээр байна'),
    message_en: expect.stringContaining('What you filled in is safe'),
  })
  // The operator reads it in a line at error.
  expect(lines.map(line => JSON.parse(line)).filter(({ level }) => level === 50)).toMatchObject([
    { msg: expect.stringContaining('disk') },
  ])
  expect((await narrow.app.http.inject({ method: 'GET', url: '/readyz' })).statusCode).toBe(200)
  const saved = await narrow.raw('citizen', saveDraft, { request_number: number, data: {}, version: 1 })
  expect(saved.status).toBe(200)
})
