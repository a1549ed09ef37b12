// Two servers over one database stand for two processes.
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { noSecondFactor } from '@khyanalt/domain/second-factor'
import type pg from 'pg'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts'
import { bellChannel, readBell } from '../db/bell.ts'
import { type Database, openDatabase, openPool } from '../db/pool.ts'
import { ringBell } from '../db/ring-bell.sql.ts'
import { inTransaction } from '../db/transaction.ts'
import { countStrangers, mostOfNetwork } from './count-strangers.ts'
import { openRealtime, type Realtime } from './realtime.ts'
import type { Session } from './session.ts'

type Process = {
  readonly http: Server
  readonly pool: pg.Pool
  readonly db: Database
  readonly realtime: Realtime
  readonly url: string
}

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
  actor: { kind: 'client', userId, companyIds: [], rights: {} },
  support: null,
  secondFactor: noSecondFactor,
})
const sessions = new Map([
  ['token-of-client', session('u1', 'client')],
  ['token-of-staff', session('u2', 'user')],
])

// The database is away for the first times that this one asks.
const hasty = 'token-of-hasty'
let timesAway = 2

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
const startProcess = async (
  proxies = 0,
  { pool = openPool(database.address, () => {}), beatMs }: { pool?: pg.Pool; beatMs?: number } = {},
): Promise<Process> => {
  const http = createServer((_request, response) => response.end())
  const realtime = await openRealtime(http, {
    findSession: async token => {
      if (token === hasty && timesAway-- > 0) throw new Error('connect ECONNREFUSED 192.0.2.5:5432')
      return sessions.get(token) ?? null
    },
    keepGood: async ids => ids.filter(id => [...sessions.values()].some(good => good.sessionId === id)),
    pool,
    proxies,
    ...(beatMs !== undefined && { beatMs }),
  })
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve))
  return {
    http,
    pool,
    db: openDatabase(pool),
    realtime,
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
  }
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
  // The portal's own pages say it in the first message.
  const ownSid = randomUUID()
  const own = await connect(1, { auth: { sid: ownSid } })
  const { realtime } = processAt(0)
  // Processes know of each other by heartbeats, the first of which comes a moment after the start.
  await expect.poll(() => Promise.all([sid, otherSid, ownSid].map(realtime.hasSid))).toEqual([true, true, true])
  expect(await realtime.hasSid(randomUUID())).toBe(false)
  realtime.emitToSid(sid, 'chat', { status: 'success' })
  await expect.poll(() => window.heard).toEqual([['chat', { status: 'success' }]])
  realtime.emitToSid(ownSid, 'entity', { type: 'company' })
  await expect.poll(() => own.heard).toEqual([['entity', { type: 'company' }]])
  expect([window.heard.length, other.heard]).toEqual([1, []])
})

/** Rings in a transaction of a process. */
const ring = (index: number, bell: Parameters<typeof ringBell>[1]) =>
  inTransaction(processAt(index).db, tx => ringBell(tx, bell))

it('[REQ-BELL-01] tells people and staff in every process, and nobody else', async () => {
  const client = await connect(0, { auth: { token: 'token-of-client' } })
  const staff = await connect(1, { auth: { token: 'token-of-staff' } })
  await ring(0, { of: 'queue', requestNumber: 'R26000001' })
  await ring(0, { of: 'notifications', userIds: ['u1', 'u2'] })
  await ring(1, { of: 'user', userId: 'u1' })
  await expect
    .poll(() => staff.heard)
    .toEqual([
      ['queue', { request_number: 'R26000001' }],
      ['notifications', {}],
    ])
  await expect
    .poll(() => client.heard)
    .toEqual([
      ['notifications', {}],
      ['user', {}],
    ])
})

it('[REQ-BELL-01] rings at the commit, once for equal bells, and never for what was taken back', async () => {
  const staff = await connect(1, { auth: { token: 'token-of-staff' } })
  const { db } = processAt(0)
  const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>()
  const taken = inTransaction(db, async tx => {
    await ringBell(tx, { of: 'queue', requestNumber: 'taken back' })
    throw new Error('taken back')
  })
  await expect(taken).rejects.toThrow('taken back')
  const kept = inTransaction(db, async tx => {
    for (let time = 0; time < 3; time++) await ringBell(tx, { of: 'queue', requestNumber: 'kept' })
    await mayCommit
  })
  await ring(0, { of: 'queue', requestNumber: 'meanwhile' })
  await expect.poll(() => staff.heard).toEqual([['queue', { request_number: 'meanwhile' }]])
  commit()
  await kept
  await ring(0, { of: 'queue', requestNumber: 'last' })
  await expect
    .poll(() => staff.heard)
    .toEqual(['meanwhile', 'kept', 'last'].map(number => ['queue', { request_number: number }]))
})

it('[REQ-BELL-02] closes the sockets of an ended session in every process, and no other', async () => {
  const ended = [
    await connect(0, { auth: { token: 'token-of-client' } }),
    await connect(1, { auth: { token: 'token-of-client' } }),
  ]
  const other = await connect(1, { auth: { token: 'token-of-staff' } })
  // More than one notification of PostgreSQL holds.
  const many = Array.from({ length: 500 }, () => randomUUID())
  await ring(0, { of: 'ended', sessionIds: [...many, sessions.get('token-of-client')?.sessionId ?? ''] })
  await expect.poll(() => ended.map(({ socket }) => socket.connected)).toEqual([false, false])
  expect(other.socket.connected).toBe(true)
})

it('[REQ-BELL-01] passes over what is no bell of this release', async () => {
  const staff = await connect(0, { auth: { token: 'token-of-staff' } })
  const { pool } = processAt(1)
  for (const payload of [
    '',
    'null',
    '7',
    '{',
    '{"of":"feast"}',
    '{"of":"ended"}',
    '{"of":"ended","sessionIds":[7]}',
    '{"of":"ended","sessionIds":[]}',
  ]) {
    expect(readBell(payload)).toBeNull()
    await pool.query('select pg_notify($1, $2)', [bellChannel, payload])
  }
  await ring(1, { of: 'queue', requestNumber: 'R1' })
  await expect.poll(() => staff.heard).toEqual([['queue', { request_number: 'R1' }]])
  expect(staff.socket.connected).toBe(true)
})

it('refuses unknown tokens, short sids, nobody at all and pages of other origins', async () => {
  await expect(connect(0, { auth: { token: 'unknown' } })).rejects.toThrow('session_expired')
  await expect(connect(0, { query: { sid: 'short' } })).rejects.toThrow('not_signed_in')
  await expect(connect(0, {})).rejects.toThrow('not_signed_in')
  const foreign = { sid: randomUUID() }
  await expect(connect(0, { query: foreign, extraHeaders: { origin: 'https://elsewhere.test' } })).rejects.toThrow()
})

it('lets in whoever comes while the database is away as soon as it is back, and says nothing of it', {
  timeout: 20_000,
}, async () => {
  sessions.set(hasty, session('u4', 'client'))
  const socket = io(processAt(0).url, {
    path: '/realtime',
    forceNew: true,
    reconnectionDelay: 50,
    auth: { token: hasty },
  })
  sockets.push(socket)
  const told: string[] = []
  socket.on('connect_error', ({ message }) => told.push(message))
  await expect.poll(() => socket.connected, { timeout: 10_000 }).toBe(true)
  expect(timesAway).toBe(-1)
  expect(told.join()).not.toContain('192.0.2.5')
})

it('repeats nothing that a browser sends', async () => {
  const staff = await connect(0, { auth: { token: 'token-of-staff' } })
  const client = await connect(0, { auth: { token: 'token-of-client' } })
  client.socket.emit('queue', { forged: true })
  client.socket.emit('join', 'staff')
  await ring(0, { of: 'queue', requestNumber: 'R1' })
  await expect.poll(() => staff.heard).toEqual([['queue', { request_number: 'R1' }]])
  expect(client.heard).toEqual([])
})

const loseListeners = () =>
  processAt(0).pool.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and query <> '' and state = 'idle'
  `)

it('[REQ-BELL-03] whoever missed bells while nobody listened is told to look, and ended sessions are cut off', {
  timeout: 30_000,
}, async () => {
  const token = randomUUID()
  sessions.set(token, session('u3', 'client'))
  const ended = await connect(1, { auth: { token } })
  const client = await connect(1, { auth: { token: 'token-of-client' } })
  const staff = await connect(0, { auth: { token: 'token-of-staff' } })
  const gone = sessions.get(token)?.sessionId ?? ''
  await loseListeners()
  sessions.delete(token)
  await ring(0, { of: 'ended', sessionIds: [gone] })
  await ring(0, { of: 'queue', requestNumber: 'R1' })
  // Long before the sweep of each minute.
  await expect.poll(() => ended.socket.connected, { timeout: 10_000 }).toBe(false)
  const events = (heard: readonly unknown[]) => heard.map(said => (said as [string])[0]).toSorted()
  await expect.poll(() => events(client.heard), { timeout: 10_000 }).toEqual(['notifications', 'user'])
  await expect.poll(() => events(staff.heard), { timeout: 10_000 }).toEqual(['notifications', 'queue', 'user'])
  await ring(1, { of: 'notifications', userIds: ['u1'] })
  await expect.poll(() => events(client.heard)).toEqual(['notifications', 'notifications', 'user'])
})

it('[REQ-BELL-04] a listener that has gone deaf is noticed within two beats, and listens anew', {
  timeout: 30_000,
}, async () => {
  const whole = openPool(database.address, () => {})
  let isDeaf = true
  const connectDeaf = async () => {
    const client = await whole.connect()
    // As behind a pooler that gives each statement another connection: it takes the wish to listen, and nothing comes.
    const say = client.query.bind(client) as (...given: unknown[]) => unknown
    const deaf = (...given: unknown[]) =>
      isDeaf && /^listen/i.test(String(given[0])) ? say('select 1') : say(...given)
    client.query = deaf as typeof client.query
    return client
  }
  const pool = { connect: connectDeaf, query: whole.query.bind(whole), end: () => whole.end() } as unknown as pg.Pool
  const process = await startProcess(0, { pool, beatMs: 200 })
  processes.push(process)
  const client = await connect(processes.length - 1, { auth: { token: 'token-of-client' } })
  await ring(0, { of: 'user', userId: 'u1' })
  isDeaf = false
  // The bell itself never came; that it may have been missed did.
  await expect.poll(() => client.heard.length, { timeout: 15_000 }).toBe(2)
  await ring(0, { of: 'user', userId: 'u1' })
  await expect.poll(() => client.heard.length).toBe(3)
})

it('[REQ-BELL-04] a process makes sure every fifteen seconds that it still hears', async () => {
  const timers = vi.spyOn(globalThis, 'setInterval')
  processes.push(await startProcess())
  const times = timers.mock.calls.map(([, milliseconds]) => milliseconds)
  timers.mockRestore()
  expect(times).toContain(15_000)
})

it('survives the loss of the connection that listens', async () => {
  const { realtime } = processAt(0)
  await loseListeners()
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

it('[REQ-SOCKET-01] is fifty of one network and two thousand in all', () => {
  expect(mostOfNetwork).toBe(50)
  const strangers = countStrangers(0)
  const from = (place: number) =>
    ({ headers: {}, socket: { remoteAddress: `10.0.${Math.floor(place / 250)}.${place % 250}` } }) as IncomingMessage
  const leave = Array.from({ length: 1999 }, (_, place) => strangers.enter(from(place)))
  expect(strangers.hasRoom(from(1999))).toBe(true)
  leave.push(strangers.enter(from(1999)))
  expect(strangers.hasRoom(from(2000))).toBe(false)
  leave[0]?.()
  expect(strangers.hasRoom(from(2000))).toBe(true)
})
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
