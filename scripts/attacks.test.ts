// One attack each, against the whole portal as it stands in the network: pages, calls, files, sockets.
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { danLogin, login, me } from '@khyanalt/contract/auth'
import { calls } from '@khyanalt/contract/calls'
import { showFile } from '@khyanalt/contract/files'
import { updateProfile } from '@khyanalt/contract/profile'
import { findPersonByNumber, makePasswordLink } from '@khyanalt/contract/staff-people'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword, demoPeople } from '../apps/server/seeds/demo/people.ts'
import { networkOf } from '../apps/server/src/http/caller-address.ts'
import { browserCookie, readBrowserCookie } from '../apps/server/src/modules/auth/browser-cookie.ts'
import { uploadPdf } from '../apps/server/test/builders.ts'
import { mailedLink } from '../apps/server/test/second-administrator.ts'
import { openTestApp, type TestApp } from '../apps/server/test/test-app.ts'
import { root } from './run-program.ts'
import { buildWeb } from './web-build.ts'

let test: TestApp
beforeAll(async () => {
  await buildWeb()
  test = await openTestApp({ web: true, listen: true, environment: { TRUST_PROXY: '1', SECRET: 'x'.repeat(40) } })
}, 300_000)
afterAll(() => test.close())

const get = (url: string, headers: Record<string, string> = {}) => test.app.http.inject({ method: 'GET', url, headers })

describe('whoever frames, sniffs or embeds', () => {
  it('is kept out by the same headers on pages, calls, files, redirects, refusals and scripts', async () => {
    const page = await get('/')
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page.payload)?.[1] ?? ''
    const { name } = await uploadPdf(test, 'citizen')
    const { url: file } = await test.call('citizen', showFile, { name })
    const replies = {
      page,
      script: await get(script),
      file: await get(file),
      call: await get('/api/getcategories'),
      'refused call': await get('/api/dashboard/myrequest'),
      'unknown call': await get('/api/nothing'),
      'unknown page': await get('/nothing'),
      'page of an area': await get('/dashboard'),
      redirect: await get('/language/en?back=/'),
      'address for robots': await get('/robots.txt'),
      'health of the process': await get('/healthz'),
      'sign-on window': await get('/api/auth/callback?state=x'),
      'broken body': await test.app.http.inject({ method: 'POST', url: '/api/auth/login', payload: '{' }),
      'too often': await tooOften(),
    }
    expect(replies.script.statusCode).toBe(200)
    for (const [what, { headers }] of Object.entries(replies)) {
      expect(headers['content-security-policy'], what).toMatch(/default-src '(self|none)'/)
      expect(headers['content-security-policy'], what).toMatch(/frame-ancestors '(self|none)'/)
      expect(headers['content-security-policy'], what).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/)
      expect(headers['x-content-type-options'], what).toBe('nosniff')
      expect(headers['x-frame-options'], what).toBe('SAMEORIGIN')
      expect(headers['referrer-policy'], what).toBe('same-origin')
      expect(headers['cross-origin-opener-policy'], what).toBe('same-origin-allow-popups')
      expect(headers['cross-origin-resource-policy'], what).toBe('same-origin')
      expect([headers['x-powered-by'], headers.server, headers['access-control-allow-origin']], what).toEqual(
        Array(3).fill(undefined),
      )
    }
    for (const what of ['call', 'refused call', 'unknown call', 'file', 'broken body', 'sign-on window'] as const) {
      expect(replies[what].headers['cache-control'], what).toMatch(/no-store|max-age=\d/)
    }
    expect(replies['refused call'].headers['cache-control']).toBe('no-store')
  })
})

const attempt = (forwarded: string) =>
  test.app.http.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'x-forwarded-for': forwarded },
    payload: {},
  })
const tooOften = async () => {
  for (let time = 0; time < 60; time++) await attempt('203.0.113.9')
  return attempt('203.0.113.9')
}

describe('whoever asks too often', () => {
  it('gains nothing by forged addresses before the balancer’s, nor by the many of one IPv6 line', async () => {
    const forge = (time: number) => attempt(`198.51.100.${time}, 203.0.113.77`)
    for (let time = 0; time < 60; time++) expect((await forge(time)).statusCode).toBe(400)
    expect((await forge(61)).json()).toMatchObject({ result: 'error', code: 'too_many_requests' })
    expect((await attempt('203.0.113.78')).statusCode).toBe(400)
    expect(networkOf('2001:db8:1:2:aaaa::1')).toBe(networkOf('2001:db8:1:2:bbbb:1:2:3'))
    expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'))
    expect([networkOf('::ffff:203.0.113.9'), networkOf('::1')]).toEqual(['203.0.113.9', '0:0:0:0::/64'])
    expect(networkOf(undefined)).toBe('gone')
  })
})

describe('a page of somebody else', () => {
  it('acts for nobody: no cookie opens a call, forms are no bodies, and no other origin may read', async () => {
    const token = await test.token('citizen')
    const origin = 'https://evil.test'
    for (const call of calls.filter(({ access }) => access !== 'public')) {
      const url = `/api${call.path.replace(/\{\w+\}/g, 'x')}`
      const cookie = `access_token=${token}; token=${token}; session=${token}`
      const reply = await test.app.http.inject({ method: call.method, url, headers: { cookie, origin } })
      expect([reply.statusCode, reply.headers['access-control-allow-origin']], call.name).toEqual([401, undefined])
    }
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const reply = await test.app.http.inject({
        method: 'POST',
        url: '/api/auth/logout',
        headers: { authorization: `Bearer ${token}`, 'content-type': type, origin },
        payload: 'everywhere=true',
      })
      expect(reply.statusCode, type).toBe(400)
    }
    const preflight = await test.app.http.inject({
      method: 'OPTIONS',
      url: '/api/auth/me',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
    })
    expect([preflight.statusCode, preflight.headers['access-control-allow-origin']]).toEqual([404, undefined])
  })

  it('finds two cookies and nothing to gain by either: a language, and the browser of one sign-on attempt', async () => {
    const cookies = (await get('/language/en?back=/')).headers['set-cookie']
    expect(cookies).toMatch(/^khyanalt-language=en; Path=\/; Max-Age=31536000; SameSite=Lax$/)
    const attemptCookie = browserCookie('https://portal.test', 'state', 'value', 600)
    expect(attemptCookie).toMatch(
      /^__Host-sign_on_[0-9a-f]{16}=value; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
    )
    const [pair = ''] = attemptCookie.split(';')
    expect(readBrowserCookie('https://portal.test', pair, 'state')).toBe('value')
    // One that another host of the same domain could have set.
    expect(readBrowserCookie('https://portal.test', pair.replace('__Host-', ''), 'state')).toBeNull()
    for (const call of [login, me, danLogin]) {
      const reply = await test.app.http.inject({ method: call.method, url: `/api${call.path}`, payload: {} })
      expect(reply.headers['set-cookie'], call.name).toBeUndefined()
    }
  })
})

describe('a session', () => {
  it('is never the one that somebody brought along, and ends for good', async () => {
    const { register_number } = demoPeople.dentist
    const signIn = async (headers: Record<string, string>) =>
      test.app.http.inject({
        method: 'POST',
        url: '/api/auth/login',
        headers,
        payload: { register_number, password: demoPassword },
      })
    const first = (await signIn({})).json<{ access_token: string }>().access_token
    const brought = { authorization: `Bearer ${first}`, cookie: `access_token=${first}` }
    const second = (await signIn(brought)).json<{ access_token: string }>().access_token
    expect(second).not.toBe(first)
    const ask = (token: string, path: string) =>
      test.app.http.inject({ method: 'POST', url: path, headers: { authorization: `Bearer ${token}` }, payload: {} })
    expect((await ask(first, '/api/auth/logout')).statusCode).toBe(200)
    expect((await ask(first, '/api/auth/me')).json()).toMatchObject({ code: 'session_expired' })
    expect((await ask(second, '/api/auth/me')).statusCode).toBe(200)
  })
})

/** What the open port answers to raw bytes. */
const send = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(test.app.services.config.PORT, '127.0.0.1', () => socket.write(bytes))
    let answer = ''
    socket.on('data', chunk => {
      answer += chunk.toString('latin1')
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
    socket.setTimeout(3000, () => socket.destroy())
  })

describe('a request inside a request', () => {
  const post = 'POST /api/auth/checkauth HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
  const inner = 'GET /api/getcategories HTTP/1.1\r\nHost: localhost\r\n\r\n'
  it.each([
    ['two lengths', `${post}Content-Length: 2\r\nContent-Length: ${inner.length}\r\n\r\n{}${inner}`],
    ['a length beside chunks', `${post}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${inner}`],
    ['chunks under a false name', `${post}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${inner}`],
    ['a length that is no number', `${post}Content-Length: 0x2\r\n\r\n{}${inner}`],
    ['a header with a blank before its colon', `${post}Content-Length : 2\r\n\r\n{}${inner}`],
    ['a header folded over two lines', `${post}X: a\r\n b: c\r\nContent-Length:\r\n 2\r\n\r\n{}${inner}`],
  ])('is refused: %s', async (_, bytes) => {
    const answer = await send(bytes)
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1)
    expect(answer).not.toContain('getcategories')
  })

  it('finds headers bounded, and slow senders cut off before they are many', async () => {
    expect(await send(`GET / HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 /,
    )
    const { headersTimeout, requestTimeout, keepAliveTimeout } = test.app.http.server
    expect([headersTimeout, requestTimeout]).toEqual([60_000, 300_000])
    // Longer than balancers keep an idle connection, so that none is closed under a request on its way.
    expect(keepAliveTimeout).toBeGreaterThan(60_000)
  })
})

it('repeats nothing of a request by TRACE', async () => {
  const answer = await send('TRACE / HTTP/1.1\r\nHost: localhost\r\nX-Of-Mine: secret\r\nConnection: close\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(answer).not.toMatch(/X-Of-Mine/i)
})

describe('an address of somebody else’s making', () => {
  it('leads to no file of the server', async () => {
    const climbs = [
      '../../package.json',
      '..%2f..%2fpackage.json',
      '%2e%2e/%2e%2e/package.json',
      '..%5c..%5cpackage.json',
    ]
    const places = ['/assets/', '/api/attachments/', '/api/files/', '/api/certificates/pdf/', '/', '/robots.txt/']
    for (const place of places) {
      for (const climb of climbs) {
        const { statusCode, payload } = await get(`${place}${climb}?until=1&signature=x`)
        expect(statusCode, place + climb).toBeGreaterThanOrEqual(400)
        expect(payload).not.toContain('"workspaces"')
      }
    }
  })

  it('names no host in links of mails, redirects or pages', async () => {
    const { id } = await test.call('admin', findPersonByNumber, {
      register_number: demoPeople.foreigner.register_number,
    })
    const reply = await test.app.http.inject({
      method: 'POST',
      url: `/api${makePasswordLink.path}`,
      headers: {
        authorization: `Bearer ${await test.token('admin')}`,
        host: 'evil.test',
        'x-forwarded-host': 'evil.test',
        'x-forwarded-proto': 'gopher',
      },
      payload: { id, reason: 'Нууц үгээ мартсан' },
    })
    expect(reply.statusCode).toBe(200)
    expect(reply.payload).not.toContain('http')
    expect(await mailedLink(test, id)).toMatch(new RegExp(`^${test.app.services.config.PUBLIC_URL}/`))
    for (const url of ['/', '/services', '/language/en?back=//evil.test', '/sitemap.xml']) {
      const page = await get(url, { host: 'evil.test', 'x-forwarded-host': 'evil.test' })
      expect(page.payload + page.headers.location, url).not.toContain('evil.test')
    }
  })
})

describe('a mail', () => {
  it('has the readers and headers that the portal gave it, whatever stands in a name or an address', async () => {
    const { mailer, config } = test.app.services
    const mail = { kind: 'x', text: 'x', html: 'x', languages: ['mn'] }
    const folder = join(config.DATA_DIR, 'mail')
    await mailer.send({ id: 'one', to: 'a@khyanalt.test', subject: 'Б\r\nBcc: evil@evil.test\r\n\r\nbody', ...mail })
    await mailer
      .send({ id: 'two', to: 'a@khyanalt.test\r\nBcc: evil@evil.test', subject: 'x', ...mail })
      .catch(() => {})
    for (const name of readdirSync(folder)) {
      const [head = ''] = readFileSync(join(folder, name), 'utf8').split('\r\n\r\n', 1)
      expect(head, name).not.toMatch(/^bcc:/im)
    }
    const profile = { phone: '99112233', custom_address: 'УБ', custom_address_english: 'UB' }
    for (const email of ['a@b.mn\r\nBcc: x@y.mn', 'a@b.mn,x@y.mn', 'a@b.mn x@y.mn', '<a@b.mn>']) {
      expect((await test.refused('citizen', updateProfile, { ...profile, email })).status, email).toBeLessThan(500)
    }
  })
})

it('judges what people type by patterns of its own alone, never by one that somebody gave', () => {
  const sources = globSync('{apps/*,packages/*}/src/**/*.{ts,tsx}', { cwd: root }).filter(
    name => !/\.test\.tsx?$/.test(name),
  )
  const makers = sources.filter(name => /new RegExp\(|\bRegExp\(/.test(readFileSync(join(root, name), 'utf8')))
  expect(makers).toEqual(['apps/server/src/modules/posts/clean-content.ts'])
})

it('fetches from addresses of its configuration alone, and follows nobody elsewhere', () => {
  const sources = globSync('apps/server/src/**/*.ts', { cwd: root }).filter(
    name => !/(\.test|-fixture)\.ts$/.test(name),
  )
  const asking = sources.filter(name => /\bfetch\(|\bhttps?\.request\(/.test(readFileSync(join(root, name), 'utf8')))
  expect(asking.sort()).toEqual([
    'apps/server/src/external/company-registry.ts',
    'apps/server/src/external/identity-provider-address.ts',
    'apps/server/src/external/payment-provider.ts',
    // Browsers name the address: only listed push services are asked.
    'apps/server/src/external/push-service.ts',
    'apps/server/src/external/revocation-info.ts',
    'apps/server/src/external/sms-gateway.ts',
    'apps/server/src/external/timestamp-authority.ts',
    // Its own metrics, and its own health.
    'apps/server/src/going-live/collect-support.ts',
    'apps/server/src/going-live/reach-checks.ts',
    'apps/server/src/releases/this-machine.ts',
  ])
})
