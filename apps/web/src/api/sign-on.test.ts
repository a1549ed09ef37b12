import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { danCompany } from '@khyanalt/contract/companies'
import { Server } from 'socket.io'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { startVerification } from '../people/company-sign-on.ts'
import { clearSession } from './session.ts'
import { startSignOn } from './sign-on.ts'

/** Every address that the page asked for, and what it sent in bodies, by path. */
const addresses: string[] = []
const bodies: [string, unknown][] = []
const begun = { result: 'success', url: 'http://issuer.test/form', attempt: 'a1' }
const http = createServer(async (request, reply) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const path = String(request.url)
  bodies.push([path, JSON.parse(Buffer.concat(chunks).toString('utf8'))])
  const answer = path.endsWith('/token') ? { result: 'success', access_token: 't1' } : begun
  reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
})
const io = new Server(http, { path: '/realtime' })
for (const event of ['request', 'upgrade']) http.prependListener(event, ({ url }) => addresses.push(url))

beforeAll(async () => {
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
  const page = window as unknown as { happyDOM: { setURL(url: string): void } }
  page.happyDOM.setURL(`http://127.0.0.1:${(http.address() as AddressInfo).port}/`)
})
beforeEach(() => {
  clearSession()
  for (const list of [addresses, bodies]) list.length = 0
})
afterAll(async () => {
  vi.restoreAllMocks()
  await io.close()
})

/** The window that opens next. */
const popup = () => {
  const opened = { closed: false, document: { title: '', body: { textContent: '' } }, location: { href: '' } }
  const shown = { ...opened, close: () => Object.assign(shown, { closed: true }) }
  vi.spyOn(window, 'open').mockReturnValue(shown as never)
  return shown
}
const sockets = () => [...io.sockets.sockets.values()]
const sidOf = (place = 0) => (bodies[place]?.[1] as { sid?: string } | undefined)?.sid ?? 'none'

it('[REQ-AUTH-08] [REQ-AUTH-11] [REQ-SIGNIN-05] signs on in a pop-up by a sid that stands in no address, and picks the token up once told', async () => {
  const shown = popup()
  const { end } = startSignOn('Түр хүлээнэ үү')
  expect(shown.document.body.textContent).toBe('Түр хүлээнэ үү')
  await expect.poll(() => shown.location.href, { timeout: 5_000 }).toBe(begun.url)
  expect(bodies).toEqual([['/api/auth/danlogin', { sid: expect.stringMatching(/^[0-9a-f-]{36}$/) }]])
  expect(sockets().map(({ handshake }) => handshake.auth)).toEqual([{ sid: sidOf() }])
  io.emit('chat', { status: 'success' })
  expect(await end).toEqual({ outcome: 'token', token: 't1' })
  expect(bodies.slice(1)).toEqual([['/api/auth/danlogin/token', { attempt: 'a1' }]])
  expect(shown.closed).toBe(true)
  await expect.poll(() => sockets().length).toBe(0)
  expect(addresses.length).toBeGreaterThan(2)
  expect(addresses.filter(address => address.includes(sidOf()))).toEqual([])
})

it('[REQ-COMP-08] [REQ-SIGNIN-05] verifies an organisation in a pop-up by a sid that stands in no address, and shuts it once told', async () => {
  const shown = popup()
  const { end } = startVerification('Түр хүлээнэ үү')
  await expect.poll(() => shown.location.href, { timeout: 5_000 }).toBe(begun.url)
  expect(bodies).toEqual([[`/api${danCompany.path}`, { sid: expect.stringMatching(/^[0-9a-f-]{36}$/) }]])
  expect(sockets().map(({ handshake }) => handshake.auth)).toEqual([{ sid: sidOf() }])
  const told = { status: 'success', message: 'Бүртгэлээ' }
  io.emit('entity', told)
  expect(await end).toEqual({ outcome: 'done', told })
  expect(shown.closed).toBe(true)
  await expect.poll(() => sockets().length).toBe(0)
  expect(addresses.length).toBeGreaterThan(1)
  expect(addresses.filter(address => address.includes(sidOf()))).toEqual([])
})
