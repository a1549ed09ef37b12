// The one connection of a process that listens: to bells, and for the socket.io adapter, which keeps a connection
// listening but forgets its errors and its end.
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { bellChannel } from './bell.ts'

/** A pool as pg makes it. */
export type Pool = pg.Pool

export type ListeningPool = {
  /** What the adapter uses of a pool; it opens the connection anew when it was lost. */
  readonly pool: pg.Pool
  /** Resolves when the first connection listens. */
  readonly ready: Promise<void>
  /** Gives up the connection, so that the pool can end. */
  close(): void
}

type Heard = {
  readonly log: (error: Error) => void
  readonly onBell: (payload: string) => void
  /** Bells are heard again; what was rung in between was missed. */
  readonly onAgain: () => void
  readonly beatMs?: number
}

const beatPrefix = 'beat '

/**
 * Wraps the pool: a broken listening connection is logged, not thrown, and its place in the pool is freed. Every beat
 * the connection rings for itself. PostgreSQL hands bells on in their order, so whoever hears the own one has heard all
 * before it; whoever does not is taken for deaf and listens anew.
 */
export const openListeningPool = (pool: pg.Pool, { log, onBell, onAgain, beatMs = 15_000 }: Heard): ListeningPool => {
  const held = new Map<pg.PoolClient, NodeJS.Timeout | undefined>()
  const { promise: ready, resolve } = Promise.withResolvers<void>()
  let times = 0

  const drop = (client: pg.PoolClient): void => {
    clearInterval(held.get(client))
    if (held.delete(client)) client.release(true)
  }

  const listen = async (client: pg.PoolClient): Promise<void> => {
    const own = beatPrefix + randomUUID()
    let isHeard = true
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel !== bellChannel) return
      if (payload === own) isHeard = true
      else if (!payload.startsWith(beatPrefix)) onBell(payload)
    })
    await client.query(`listen ${bellChannel}`)
    // Somebody who only listens would never learn that nothing can come any more.
    const beat = setInterval(() => {
      if (!isHeard) return drop(client)
      isHeard = false
      client.query('select pg_notify($1, $2)', [bellChannel, own]).catch(() => drop(client))
    }, beatMs)
    beat.unref()
    held.set(client, beat)
    if (times++ > 0) onAgain()
  }

  const connect = async (): Promise<Pick<pg.PoolClient, 'on' | 'query' | 'removeAllListeners' | 'release'>> => {
    const client = await pool.connect()
    held.set(client, undefined)
    // Without a listener a stopped database would end the process.
    client.on('error', log)
    client.once('end', () => drop(client))
    await listen(client).catch((error: unknown) => {
      drop(client)
      throw error
    })
    // The adapter asks to listen as soon as it has the connection; queries of one connection are answered in order.
    setImmediate(() => client.query('select 1').then(() => setImmediate(resolve), log))
    return {
      on: (event: string, act: (message: pg.Notification) => void) =>
        client.on(event as 'notification', message => {
          // The adapter reads whatever comes as its own.
          if (event !== 'notification' || message.channel !== bellChannel) act(message)
        }),
      query: client.query.bind(client),
      removeAllListeners: client.removeAllListeners.bind(client),
      // It must not go back to the others: it still listens.
      release: () => drop(client),
    } as unknown as pg.PoolClient
  }

  return {
    pool: { connect, query: pool.query.bind(pool) } as unknown as pg.Pool,
    ready,
    close() {
      for (const client of [...held.keys()]) drop(client)
    },
  }
}
