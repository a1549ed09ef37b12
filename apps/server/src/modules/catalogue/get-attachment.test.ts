import { getForm } from '@khyanalt/contract/catalogue'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readServiceFiles } from '../../../seeds/reference/read-services.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { attachmentNames, readAttachment } from './attachment-files.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const ask = (name: string, headers: Record<string, string> = {}) =>
  test.app.http.inject({ url: `/api/attachments/${name}`, headers })

describe('papers to fill by hand', () => {
  it('[REQ-SVC-13] are PDFs that anybody may open under the address of the service page', async () => {
    for (const name of attachmentNames()) {
      const reply = await ask(`${name}.pdf`)
      expect([name, reply.statusCode, reply.headers['content-type']]).toEqual([name, 200, 'application/pdf'])
      expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
      const title = encodeURIComponent(readAttachment(name).title.mn)
      expect(reply.headers['content-disposition']).toContain(`filename*=UTF-8''${title}.pdf`)
    }
    for (const { service } of readServiceFiles()) {
      if (service.status !== 1) continue
      const { data } = await test.call(null, getForm, { slug: service.slug })
      expect(data.attachments).toEqual(service.details.attachments)
      for (const { url } of data.attachments.flatMap(({ files }) => files)) {
        expect([url, (await test.app.http.inject({ url })).headers['content-type']]).toEqual([url, 'application/pdf'])
      }
    }
  })

  it('are sent once to a browser that keeps them', async () => {
    const first = await ask('consent.pdf')
    const again = await ask('consent.pdf', { 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
    expect(first.headers['cache-control']).toBe('public, max-age=3600')
  })

  it.each(['nothing.pdf', '..%2f..%2fpackage.pdf', 'consent.json', '%2e%2e%2fcategories.ts'])(
    'refuse %s, which is none of them',
    async name => {
      const reply = await ask(name)
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'file_not_found'])
    },
  )
})
