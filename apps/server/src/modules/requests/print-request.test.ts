import { getRequestPdf } from '@khyanalt/contract/request-paper'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { draftRequest, sentRequest } from '../../../test/builders.ts'
import { type DemoPerson, openTestApp, type TestApp } from '../../../test/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const print = async (as: DemoPerson, id: string) =>
  test.app.http.inject({
    url: `/api${getRequestPdf.path}?id=${id}`,
    headers: { authorization: `Bearer ${await test.token(as)}` },
  })

describe('a request on paper', () => {
  it('is a PDF of what was sent, and of a draft what stands in it so far', async () => {
    const sent = await print('citizen', await sentRequest(test, 'citizen'))
    expect(sent.headers['content-type']).toBe('application/pdf')
    expect(sent.headers['cache-control']).toBe('private, no-store')
    expect(sent.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const draft = await print('citizen', await draftRequest(test, 'citizen'))
    expect(draft.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(draft.rawPayload.length).toBeLessThan(sent.rawPayload.length)
  })

  it('does not exist for anybody else', async () => {
    const number = await sentRequest(test, 'citizen')
    for (const as of ['foreigner', 'operator', 'inspector'] as const) {
      expect((await print(as, number)).json()).toMatchObject({ code: 'request_not_found' })
    }
  })
})
