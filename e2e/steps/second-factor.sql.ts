// What time does to a session, and the accounts of the demo as they were, on the database that a journey meets.
import pg from 'pg'
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded-postgres.ts'
import type { Lane } from '../lanes.ts'

const run = async ({ dataDir }: Lane, statements: readonly string[]): Promise<void> => {
  // It runs already; this finds out where.
  const { address } = await startEmbeddedPostgres({ dataDir: `${dataDir}/postgres` })
  const client = new pg.Client(address)
  await client.connect()
  for (const statement of statements) await client.query(statement)
  await client.end()
}

/** Makes every proof older than it is good for. */
export const letProofsGrowOld = (lane: Lane): Promise<void> =>
  run(lane, ["update sessions set proven_at = now() - interval '16 minutes' where proven_at is not null"])

/** Leaves the people of the demo without second factors, as other journeys expect them. */
export const forgetFactors = (lane: Lane): Promise<void> =>
  run(lane, ['delete from passkeys', 'delete from authenticator_apps', 'delete from recovery_codes'])
