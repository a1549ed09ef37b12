import { createHash } from 'node:crypto'
import { logout } from '@khyanalt/contract/auth'
import { createClientToken, spendClientToken } from '@khyanalt/contract/client-tokens'
import { exportMyData } from '@khyanalt/contract/personal-data'
import { writeToAgency } from '@khyanalt/contract/request-messages'
import { saveDraft } from '@khyanalt/contract/requests'
import { checkSignature } from '@khyanalt/verifier/signed-message'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoCompanies } from '../../../seeds/demo/companies.ts'
import { demoPeople } from '../../../seeds/demo/people.ts'
import { draftRequest, sentRequest } from '../../../test/builders.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { unzip } from '../../../test/unzip.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const addressOf = async (as: 'citizen' | 'hospitalAdmin' | 'foreigner') => (await test.call(as, exportMyData, {})).url
const open = (url: string) => test.app.http.inject({ url })
const partsOf = async (as: Parameters<typeof addressOf>[0]) => unzip((await open(await addressOf(as))).rawPayload)
const textOf = (parts: ReadonlyMap<string, Buffer>): string =>
  [...parts].map(([path, bytes]) => `${path}\n${bytes.toString('utf8')}`).join('\n')

describe('everything about a person', () => {
  it('[REQ-MYDATA-01] holds profile, lists, and each own request with its answers, messages and files', async () => {
    const sent = await sentRequest(test, 'citizen')
    const draft = await draftRequest(test, 'citizen')
    await test.call('citizen', writeToAgency, { request_number: sent, text: 'Миний асуулт' })
    const parts = await partsOf('citizen')
    for (const path of [
      'profile.json',
      'organizations.json',
      'requests.json',
      'certificates.json',
      'invoices.json',
      'notifications.json',
      'sessions.json',
      'seen-by.json',
      'manifest.json',
      'manifest.json.p7s',
      `requests/${sent}/answers.json`,
      `requests/${draft}/answers.json`,
    ]) {
      expect([...parts.keys()]).toContain(path)
    }
    expect([...parts.keys()].some(path => path.startsWith(`requests/${sent}/files/`))).toBe(true)
    const json = (path: string) => JSON.parse(parts.get(path)?.toString('utf8') ?? 'null')
    expect(json('profile.json').register_number).toBe(demoPeople.citizen.register_number)
    expect(json(`requests/${sent}/history.json`).messages[0].text).toBe('Миний асуулт')
    expect(json('requests.json')).toEqual(
      expect.arrayContaining([sent, draft].map(request_number => expect.objectContaining({ request_number }))),
    )
    expect(JSON.stringify(json('notifications.json'))).toContain(sent)
    expect(json('sessions.json')).not.toEqual([])

    // Every part but the list itself stands in the list, and the signature is the agency's.
    const listed: { path: string; sha256: string }[] = json('manifest.json').parts
    expect(Object.fromEntries(listed.map(({ path, sha256 }) => [path, sha256]))).toEqual(
      Object.fromEntries(
        [...parts]
          .filter(([path]) => !path.startsWith('manifest.json'))
          .map(([path, bytes]) => [path, createHash('sha256').update(bytes).digest('hex')]),
      ),
    )
    const bytesOf = (path: string) => new Uint8Array(parts.get(path) ?? Buffer.alloc(0))
    expect(await checkSignature(bytesOf('manifest.json.p7s'), bytesOf('manifest.json'))).toMatchObject({
      intact: true,
      signer: test.app.services.signer.name,
    })
  })

  it('[REQ-MYDATA-02] holds nothing of anybody else, and of an organisation no request', async () => {
    const own = await sentRequest(test, 'citizen')
    const other = await partsOf('foreigner')
    expect(textOf(other)).not.toContain(own)
    expect(textOf(other)).not.toContain(demoPeople.citizen.register_number)
    const companys = await draftRequest(test, 'hospitalAdmin')
    const sender = { sender_type: 2, company_id: demoCompanies.hospital.id } as const
    await test.call('hospitalAdmin', saveDraft, { request_number: companys, ...sender })
    const personal = await draftRequest(test, 'hospitalAdmin')
    await test.call('hospitalAdmin', saveDraft, { request_number: personal, sender_type: 1 })
    const parts = await partsOf('hospitalAdmin')
    const member = [...parts.keys()].join('\n')
    expect(member).toContain(`requests/${personal}/`)
    expect(member).not.toContain(`requests/${companys}/`)
    // Its line stands in the list all the same.
    expect(parts.get('requests.json')?.toString('utf8')).toContain(companys)
  })

  it('[REQ-MYDATA-03] opens for the address alone, for its session, not once that is over, and to no support', async () => {
    const url = await addressOf('foreigner')
    expect((await open(url)).statusCode).toBe(200)
    expect((await open(url.replace(/signature=./, 'signature=_'))).statusCode).toBe(404)
    const until = /until=(\d+)/.exec(url)?.[1] ?? ''
    const seconds = Number(until) - Date.now() / 1000
    expect([seconds > 240, seconds <= 300]).toEqual([true, true])
    expect((await open(url.replace(until, String(Number(until) + 60)))).statusCode).toBe(404)
    expect((await open('/api/exports/my-data?until=1&signature=x')).statusCode).toBe(404)
    expect((await test.raw('inspector', exportMyData, {})).status).toBe(403)
    expect((await test.raw(null, exportMyData, {})).status).toBe(401)
    const asked = { user_id: demoPeople.foreigner.id, reason: 'Утсаар хандсан: мэдээллээ асуув' }
    const { access_token } = await test.call(null, spendClientToken, await test.call('admin', createClientToken, asked))
    const support = await test.app.http.inject({
      method: exportMyData.method,
      url: `/api${exportMyData.path}`,
      headers: { authorization: `Bearer ${access_token}` },
      payload: {},
    })
    expect(support.json()).toMatchObject({ result: 'error', code: 'not_allowed' })
    await test.call('foreigner', logout, {})
    expect((await open(url)).statusCode).toBe(404)
  })
})
