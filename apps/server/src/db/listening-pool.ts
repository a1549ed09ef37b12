// A pool for the socket.io adapter, which keeps one connection listening but forgets its errors and its end.
import type pg from 'pg'

/** A pool as pg makes it. */
export type Pool = pg.Pool

export type ListeningPool = {
  /** What the adapter uses of a pool. */
  readonly pool: pg.Pool
  /** Resolves when the first connection listens. */
  readonly ready: Promise<void>
  /** Gives up the connection, so that the pool can end. */
  close(): void
}

const beatMs = 15_000

/** Wraps the pool: a broken listening connection is logged, not thrown, and its place in the pool is freed. */
export const openListeningPool = (pool: pg.Pool, log: (error: Error) => void): ListeningPool => {
  const held = new Set<pg.PoolClient>()
  const { promise: ready, resolve } = Promise.withResolvers<void>()

  const drop = (client: pg.PoolClient): void => {
    if (held.delete(client)) client.release(true)
  }

  const connect = async (): Promise<Pick<pg.PoolClient, 'on' | 'query' | 'removeAllListeners' | 'release'>> => {
    const client = await pool.connect()
    held.add(client)
    // Without a listener a stopped database would end the process.
    client.on('error', log)
    client.once('end', () => drop(client))
    // Somebody who only listens would never learn that nothing can come any more.
    const beat = setInterval(() => void client.query('select 1').catch(() => drop(client)), beatMs)
    beat.unref()
    client.once('end', () => clearInterval(beat))
    // The adapter asks to listen as soon as it has the connection; queries of one connection are answered in order.
    setImmediate(() => client.query('select 1').then(() => setImmediate(resolve), log))
    return {
      on: client.on.bind(client),
      query: client.query.bind(client),
      removeAllListeners: client.removeAllListeners.bind(client),
      // It must not go back to the others: it still listens.
      release: () => drop(client),
    } as unknown as pg.PoolClient
  }

  return {
    pool: { connect, query: pool.query.bind(pool) } as unknown as pg.Pool,
    ready,
    close: () => held.forEach(drop),
  }
}
