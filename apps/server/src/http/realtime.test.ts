// Two servers over one database stand for two processes.
import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { noSecondFactor } from '@khyanalt/domain/second-factor'
import type pg from 'pg'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { openPool } from '../db/pool.ts'
import { mostOfNetwork } from './count-strangers.ts'
import { openRealtime, type Realtime } from './realtime.ts'
import type { Session } from './session.ts'

type Process = { readonly http: Server; readonly pool: pg.Pool; readonly realtime: Realtime; readonly url: string }

const session = (userId: string, loginType: 'client' | 'user'): Session => ({
  sessionId: randomUUID(),
  userId,
  name: '',
  position: null,
  loginType,
  userType: 1,
  organizationId: null,
  grants: [],
  companyIds: [],
  actor: { kind: 'client', userId, companyIds: [] },
  support: null,
  secondFactor: noSecondFactor,
})
const sessions = new Map([
  ['token-of-client', session('u1', 'client')],
  ['token-of-staff', session('u2', 'user')],
])

let database: TestDatabase
let processes: Process[] = []
const sockets: Socket[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  processes = [await startProcess(), await startProcess(), await startProcess(1)]
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close()
})
afterAll(async () => {
  for (const { http, pool, realtime } of processes) {
    await realtime.close()
    http.closeAllConnections()
    http.close()
    await pool.end()
  }
  await database.drop()
})

/** `proxies`: how many balancers stand in front. */
const startProcess = async (proxies = 0): Promise<Process> => {
  const http = createServer((_request, response) => response.end())
  const pool = openPool(database.address, () => {})
  const realtime = await openRealtime(http, {
    findSession: async token => sessions.get(token) ?? null,
    keepGood: async ids => ids.filter(id => [...sessions.values()].some(good => good.sessionId === id)),
    pool,
    proxies,
  })
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
  return { http, pool, realtime, url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` }
}

const processAt = (index: number): Process => {
  const process = processes[index]
  if (!process) throw new Error('no such process')
  return process
}

const connect = async (index: number, options: object): Promise<{ socket: Socket; heard: unknown[] }> => {
  const socket = io(processAt(index).url, { path: '/realtime', forceNew: true, reconnection: false, ...options })
  sockets.push(socket)
  const heard: unknown[] = []
  socket.onAny((event, payload) => heard.push([event, payload]))
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
  })
  return { socket, heard }
}

it('[CON-010] knows a window of another process and speaks to it alone', async () => {
  const [sid, otherSid] = [randomUUID(), randomUUID()]
  const window = await connect(1, { query: { sid } })
  const other = await connect(1, { query: { sid: otherSid }, transports: ['polling'] })
  const { realtime } = processAt(0)
  expect(await Promise.all([realtime.hasSid(sid), realtime.hasSid(otherSid)])).toEqual([true, true])
  expect(await realtime.hasSid(randomUUID())).toBe(false)
  realtime.emitToSid(sid, 'chat', { status: 'success' })
  await expect.poll(() => window.heard).toEqual([['chat', { status: 'success' }]])
  expect(other.heard).toEqual([])
})

it('tells people and staff in every process, and nobody else', async () => {
  const client = await connect(0, { auth: { token: 'token-of-client' } })
  const staff = await connect(1, { auth: { token: 'token-of-staff' } })
  const { realtime } = processAt(0)
  realtime.emitToStaff('queue', {})
  realtime.emitToUser('u1', 'notifications', {})
  realtime.emitToUser('u2', 'notifications', {})
  // Each message goes by a connection of its own, so they may overtake each other.
  await expect
    .poll(() => staff.heard.toSorted())
    .toEqual([
      ['notifications', {}],
      ['queue', {}],
    ])
  await expect.poll(() => client.heard).toEqual([['notifications', {}]])
})

it('closes the sockets of an ended session in every process, and no other', async () => {
  const ended = [
    await connect(0, { auth: { token: 'token-of-client' } }),
    await connect(1, { auth: { token: 'token-of-client' } }),
  ]
  const other = await connect(1, { auth: { token: 'token-of-staff' } })
  processAt(0).realtime.disconnectSessions([sessions.get('token-of-client')?.sessionId ?? ''])
  await expect.poll(() => ended.map(({ socket }) => socket.connected)).toEqual([false, false])
  expect(other.socket.connected).toBe(true)
})

it('refuses unknown tokens, short sids, nobody at all and pages of other origins', async () => {
  await expect(connect(0, { auth: { token: 'unknown' } })).rejects.toThrow('session_expired')
  await expect(connect(0, { query: { sid: 'short' } })).rejects.toThrow('not_signed_in')
  await expect(connect(0, {})).rejects.toThrow('not_signed_in')
  const foreign = { sid: randomUUID() }
  await expect(connect(0, { query: foreign, extraHeaders: { origin: 'https://elsewhere.test' } })).rejects.toThrow()
})

it('repeats nothing that a browser sends', async () => {
  const staff = await connect(0, { auth: { token: 'token-of-staff' } })
  const client = await connect(0, { auth: { token: 'token-of-client' } })
  client.socket.emit('queue', { forged: true })
  client.socket.emit('join', 'staff')
  processAt(0).realtime.emitToStaff('queue', {})
  await expect.poll(() => staff.heard).toEqual([['queue', {}]])
  expect(client.heard).toEqual([])
})

it('survives the loss of the connection that listens', async () => {
  const { pool, realtime } = processAt(0)
  await pool.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query <> '' and state = 'idle'
  `)
  const sid = randomUUID()
  const window = await connect(1, { query: { sid } })
  // The adapter listens again by itself within seconds; what was said meanwhile is lost.
  await expect
    .poll(
      async () => {
        realtime.emitToSid(sid, 'chat', {})
        return window.heard.length
      },
      { timeout: 15_000, interval: 200 },
    )
    .toBeGreaterThan(0)
})

const window = (index: number, headers: object = {}) =>
  connect(index, { auth: { sid: randomUUID() }, extraHeaders: headers, transports: ['websocket'] })

it('[REQ-SOCKET-01] holds so many sockets without a session of one address, and gives the places back', async () => {
  for (let opened = 0; opened < mostOfNetwork; opened++) await window(0)
  await expect(window(0)).rejects.toThrow()
  // A forged address of another is none.
  await expect(window(0, { 'x-forwarded-for': '203.0.113.5' })).rejects.toThrow()
  await expect(window(1)).resolves.toBeTruthy()
  const [first] = sockets
  first?.close()
  await expect
    .poll(
      () =>
        window(0).then(
          () => true,
          () => false,
        ),
      { timeout: 5000 },
    )
    .toBe(true)
  await expect(window(0)).rejects.toThrow()
  for (const socket of sockets.slice(0, 10)) socket.close()
  // Whoever is signed in takes none of these places for longer than the greeting.
  await expect
    .poll(
      () =>
        connect(0, { auth: { token: 'token-of-client' } }).then(
          () => true,
          () => false,
        ),
      { timeout: 5000 },
    )
    .toBe(true)
  for (let more = 0; more < 20; more++) await connect(0, { auth: { token: 'token-of-client' } })
})

it('[REQ-SOCKET-01] counts by the address that the balancer tells, and by no other', async () => {
  const from = (address: string) => window(2, { 'x-forwarded-for': address })
  for (let opened = 0; opened < mostOfNetwork; opened++) await from(`198.51.100.${opened}, 203.0.113.77`)
  await expect(from('198.51.100.99, 203.0.113.77')).rejects.toThrow()
  await expect(from('203.0.113.78')).resolves.toBeTruthy()
})

it('[REQ-SOCKET-02] believes a forwarded host behind a balancer only', async () => {
  const headers = { origin: 'https://portal.test', 'x-forwarded-host': 'portal.test' }
  await expect(window(0, headers)).rejects.toThrow()
  await expect(window(2, headers)).resolves.toBeTruthy()
  await expect(window(2, { ...headers, origin: 'https://elsewhere.test' })).rejects.toThrow()
})
