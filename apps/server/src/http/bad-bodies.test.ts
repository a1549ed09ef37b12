// What broken clients and people with bad intentions send to the calls that anybody may make.
import { calls } from '@khyanalt/contract/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../test/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const evil: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  [],
  [[[]]],
  {},
  { $gt: '' },
  { toString: 'x' },
  '',
  '\u0000',
  '\ud800',
  "' or '1'='1' --",
  '"><script>alert(1)</script>',
  '{{7*7}}',
  '../../etc/passwd',
  '2026-02-30',
  '2026-0',
  'я'.repeat(100_000),
]

/** Bodies that are no object of the call at all, as they stand on the wire. */
const broken: Readonly<Record<string, string | Buffer>> = {
  nothing: '',
  'half of one': '{"a":',
  'a bare word': 'undefined',
  'a number beyond all numbers': '{"a":1e309}',
  'a prototype': '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}',
  'a deep well': `${'['.repeat(50_000)}${']'.repeat(50_000)}`,
  'ten megabytes': `{"a":"${'x'.repeat(10_000_000)}"}`,
  'no letters': Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0xc3, 0x28, 0x22, 0x7d]),
  'another kind': '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
}

const open = calls.filter(call => call.access === 'public' && call.transport !== 'upload' && call.method === 'POST')

const send = async (path: string, payload: string | Buffer, type = 'application/json') => {
  const url = `/api${path.replace(/\{\w+\}/g, '1')}`
  return test.app.http.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })
}

const expectCalm = (reply: Awaited<ReturnType<typeof send>>, what: string): void => {
  expect(reply.statusCode, what).toBeGreaterThanOrEqual(200)
  expect(reply.statusCode, `${what}: ${reply.payload.slice(0, 200)}`).toBeLessThan(500)
  expect(String(reply.headers['content-type']), what).not.toContain('text/html')
  expect(reply.payload, what).not.toMatch(/<script>alert|root:x:/)
  expect(reply.payload.length, what).toBeLessThan(20_000)
}

describe('a public call', () => {
  it('exists', () => {
    expect(open.length).toBeGreaterThan(0)
  })

  it.each(open.map(call => [call.name, call] as const))('%s answers bad values clearly', async (_, call) => {
    const fields = Object.keys((call.input as { readonly shape?: object }).shape ?? {})
    for (const field of fields.length > 0 ? fields : ['x']) {
      for (const value of evil) {
        const body = { ...Object.fromEntries(fields.map(name => [name, 'a'])), [field]: value }
        expectCalm(await send(call.path, JSON.stringify(body)), `${field} ${JSON.stringify(value).slice(0, 40)}`)
      }
    }
  })

  it.each(open.map(call => [call.name, call] as const))('%s refuses what is no body', async (_, call) => {
    for (const [what, payload] of Object.entries(broken)) {
      expectCalm(await send(call.path, payload), what)
      expectCalm(await send(call.path, payload, 'text/xml'), `${what} as text/xml`)
    }
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })
})
