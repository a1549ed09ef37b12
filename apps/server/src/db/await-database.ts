// Server and database often start together, or one comes back while the other is still away.
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { isDatabaseAway } from './away.ts'
import type { DatabaseAddress } from './pool.ts'

const patienceMs = 60_000

/** Resolves when the database takes connections; throws what kept it from that for a minute. */
export const awaitDatabase = async (address: DatabaseAddress, log: (sentence: string) => void): Promise<void> => {
  for (const until = Date.now() + patienceMs; ; await pause(200)) {
    const client = new pg.Client({ ...address, connectionTimeoutMillis: 5000 })
    // What breaks after the answer is found by whoever asks next.
    client.on('error', () => {})
    try {
      await client.connect()
      return
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() > until) throw error
      log(`The database does not answer yet: ${(error as Error).message}`)
    } finally {
      await client.end().catch(() => {})
    }
  }
}
