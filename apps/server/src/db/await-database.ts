// Server and database often start together, or one comes back while the other is still away.
import pg from 'pg'
import { placeOf, waitFor } from '../wait-for.ts'
import { isDatabaseAway } from './away.ts'
import type { DatabaseAddress } from './pool.ts'

/** Resolves when the database takes connections; throws at once what no waiting mends, such as a wrong password. */
export const awaitDatabase = (address: DatabaseAddress, tell: (sentence: string) => void): Promise<void> =>
  waitFor({
    key: 'DATABASE_URL',
    place: 'connectionString' in address ? placeOf(address.connectionString) : 'the built-in database',
    ask: () => connectOnce(address),
    isAway: isDatabaseAway,
    tell,
  })

const connectOnce = async (address: DatabaseAddress): Promise<void> => {
  const client = new pg.Client({ ...address, connectionTimeoutMillis: 5000 })
  // What breaks after the answer is found by whoever asks next.
  client.on('error', () => {})
  try {
    await client.connect()
  } finally {
    await client.end().catch(() => {})
  }
}
