// What the server tells open browsers: bells of transactions (db/ring-bell.sql.ts) to its own sockets, and to windows
// of single sign-on across processes. Nothing that a browser sends over a socket is acted upon.
import type { Server as HttpServer, IncomingMessage } from 'node:http'
import { createAdapter } from '@socket.io/postgres-adapter'
import { type Socket, Server as SocketServer } from 'socket.io'
import { type Bell, readBell } from '../db/bell.ts'
import { openListeningPool, type Pool } from '../db/listening-pool.ts'
import { countStrangers } from './count-strangers.ts'
import type { FindSession } from './session.ts'

export type Realtime = {
  /** Tells the one browser window that made this sid. */
  emitToSid(sid: string, event: string, payload: object): void
  /**
   * Closes the sockets here whose session ran out or was ended, or whose person is gone; happens every minute, and when
   * bells are heard again.
   */
  closeEnded(): Promise<void>
  /** Whether a window with this sid is connected, to whichever process. */
  hasSid(sid: string): Promise<boolean>
  /** How many sockets are open to this process. */
  countSockets(): number
  close(): Promise<void>
}

const newsOfPeople = ['notifications', 'user'] as const
const staffRoom = 'staff'
const userRoom = (userId: string): string => `user:${userId}`
const sessionRoom = (sessionId: string): string => `session:${sessionId}`
const sidRoom = (sid: string): string => `sid:${sid}`

// Whoever may have missed something asks again within so long; not all browsers ask at the same moment.
const spreadMs = 5_000

/** Opens /realtime on the HTTP server; resolves when bells and messages of other processes arrive. */
export const openRealtime = async (
  httpServer: HttpServer,
  {
    findSession,
    keepGood,
    pool,
    proxies = 0,
    log = () => {},
    beatMs,
  }: {
    readonly findSession: FindSession
    /** Which of these sessions are still good. */
    readonly keepGood: (sessionIds: readonly string[]) => Promise<readonly string[]>
    readonly pool: Pool
    /** How many balancers in front are believed (TRUST_PROXY). */
    readonly proxies?: number
    readonly log?: (error: Error) => void
    /** How often it is looked whether bells are still heard. */
    readonly beatMs?: number
  },
): Promise<Realtime> => {
  const listening = openListeningPool(pool, {
    log,
    onBell(payload) {
      const bell = readBell(payload)
      // One of a newer release tells its own browsers.
      if (bell) tellHere(bell)
    },
    onAgain: () => askAgain(),
    ...(beatMs !== undefined && { beatMs }),
  })
  const strangers = countStrangers(proxies)
  const leavers = new Map<string, () => void>()
  const io = new SocketServer(httpServer, {
    path: '/realtime',
    serveClient: false,
    // Browsers have nothing to say beyond the handshake.
    maxHttpBufferSize: 4096,
    // Whoever says nothing after connecting holds a place that others could have.
    connectTimeout: 10_000,
    allowRequest: (request, answer) => answer(null, isSameOrigin(request, proxies) && strangers.hasRoom(request)),
    adapter: createAdapter(listening.pool, { errorHandler: log }),
  })
  io.engine.on('connection', (connection: EngineSocket) => {
    const leave = strangers.enter(connection.request)
    leavers.set(connection.id, leave)
    connection.once('close', () => {
      leavers.delete(connection.id)
      leave()
    })
  })
  io.engine.use((request: EngineRequest, _response: unknown, next: () => void) => {
    keepBrowserSid(request)
    next()
  })
  io.use((socket, next) => {
    enterRooms(socket, findSession).then(
      () => {
        // Whoever is signed in is known, and counts no more.
        if (sessionOf(socket) !== undefined) leavers.get(engineIdOf(socket))?.()
        next()
      },
      (error: Error) => {
        if (error instanceof Refused) return next(error)
        // A refusal is for good; whoever is cut off while the database is away comes again.
        log(error)
        socket.conn.close()
      },
    )
  })
  await listening.ready

  const hasSid = async (sid: string): Promise<boolean> => {
    if (io.of('/').adapter.rooms.has(sidRoom(sid))) return true
    // A process that died a moment ago makes the others wait; that is the same as not being connected.
    const sockets = await io
      .in(sidRoom(sid))
      .timeout(2000)
      .fetchSockets()
      .catch(() => [])
    return sockets.length > 0
  }

  /** Every process hears the bell itself, so each tells its own sockets alone. */
  const tellHere = (bell: Bell): void => {
    if (bell.of === 'queue') io.local.to(staffRoom).emit('queue', { request_number: bell.requestNumber })
    else if (bell.of === 'presence') {
      io.local.to(staffRoom).emit('presence', { request_number: bell.requestNumber })
    } else if (bell.of === 'user') io.local.to(userRoom(bell.userId)).emit('user', {})
    else if (bell.of === 'notifications') io.local.to(bell.userIds.map(userRoom)).emit('notifications', {})
    else io.local.in(bell.sessionIds.map(sessionRoom)).disconnectSockets(true)
  }
  /** What was rung while nobody here listened is unknown: ended sessions are swept, and everybody looks again. */
  const askAgain = (): void => {
    closeEnded().catch(log)
    for (const socket of signedIn()) {
      const timer = setTimeout(() => {
        for (const event of socket.rooms.has(staffRoom) ? [...newsOfPeople, 'queue'] : newsOfPeople) {
          socket.emit(event, {})
        }
      }, Math.random() * spreadMs)
      timer.unref()
    }
  }
  const signedIn = (): Socket[] => [...io.of('/').sockets.values()].filter(socket => sessionOf(socket) !== undefined)
  const closeEnded = async (): Promise<void> => {
    const sockets = signedIn()
    if (sockets.length === 0) return
    const good = new Set(await keepGood([...new Set(sockets.map(socket => sessionOf(socket) ?? ''))]))
    for (const socket of sockets) if (!good.has(sessionOf(socket) ?? '')) socket.disconnect(true)
  }
  const sweep = setInterval(() => closeEnded().catch(log), 60_000)
  sweep.unref()

  return {
    closeEnded,
    emitToSid: (sid, event, payload) => void io.to(sidRoom(sid)).emit(event, payload),
    hasSid,
    countSockets: () => io.of('/').sockets.size,
    async close() {
      clearInterval(sweep)
      io.local.disconnectSockets(true)
      // Not io.close(): that would close the HTTP server, which belongs to the app.
      await io.of('/').adapter.close()
      io.engine.close()
      listening.close()
    },
  }
}

/** Why a socket is not let in, as browsers are told. */
class Refused extends Error {}

const sessionOf = (socket: Socket): string | undefined => socket.data.sessionId

/** A session joins the rooms of its person; a sid joins the room of its window. One of both is needed. */
const enterRooms = async (socket: Socket, findSession: FindSession): Promise<void> => {
  const { token } = socket.handshake.auth
  const sid = readSid(socket)
  // Descriptions of sockets travel between processes; what lets in must not.
  delete socket.handshake.auth.token
  delete socket.handshake.auth.sid
  if (typeof sid === 'string') await socket.join(sidRoom(sid))
  if (typeof token === 'string') {
    const session = await findSession(token)
    if (!session) throw new Refused('session_expired')
    if (session.secondFactor.missing) throw new Refused('second_factor_needed')
    socket.data.sessionId = session.sessionId
    await socket.join([userRoom(session.userId), sessionRoom(session.sessionId)])
    if (session.loginType === 'user') await socket.join(staffRoom)
  }
  if (typeof token !== 'string' && typeof sid !== 'string') throw new Refused('not_signed_in')
}

/** The window's id: said in the first message, or, as documented, in the address, where logs may keep it. */
const readSid = ({ handshake }: Socket): string | undefined => {
  const sid = handshake.auth.sid ?? handshake.query.browserSid
  return typeof sid === 'string' && browserSid.test(sid) ? sid : undefined
}

/** A connection of engine.io, as far as it is used here. */
type EngineSocket = {
  readonly id: string
  readonly request: IncomingMessage
  once(event: 'close', act: () => void): unknown
}

/** The id of the connection under a socket; not of its public interface, so it is read in one place. */
const engineIdOf = (socket: Socket): string => (socket.conn as unknown as EngineSocket).id

/** A request as engine.io has prepared it. */
type EngineRequest = IncomingMessage & { _query?: Record<string, string | undefined> }

const engineSidLength = 20
const browserSid = /^[\w-]{16,64}$/

/**
 * The documents name the window's id `sid`, as engine.io names its own, which has 20 characters. Ours is moved aside
 * before engine.io looks for a connection of that name; it may have 16 to 64 characters but not 20.
 */
const keepBrowserSid = (request: EngineRequest): void => {
  const query = request._query
  const sid = query?.sid
  if (!query) return
  delete query.browserSid
  if (sid === undefined || sid.length === engineSidLength) return
  delete query.sid
  if (browserSid.test(sid)) query.browserSid = sid
}

/** Sockets are opened by our own pages only; other programs send no origin. */
const isSameOrigin = ({ headers }: IncomingMessage, proxies: number): boolean => {
  if (headers.origin === undefined) return true
  const host = (proxies > 0 ? headers['x-forwarded-host'] : undefined) ?? headers.host
  return URL.parse(headers.origin)?.host === host
}
