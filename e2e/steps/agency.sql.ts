// The portal of a journey as that of an agency that has given and opened nothing yet, and back.
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

/** Puts the agency's data away and closes services and posts, as the first start of real people leaves them. */
export const beginAnew = (lane: Lane): Promise<void> =>
  run(lane, [
    'create table agency_aside as select * from agency',
    'create table services_aside as select id, status from services',
    'create table posts_aside as select id, published_at from posts',
    'delete from agency',
    'update services set status = 0',
    'update services set listed = false',
    'update posts set published_at = null',
  ])

/** Brings back what other journeys expect. */
export const bringBack = (lane: Lane): Promise<void> =>
  run(lane, [
    'delete from agency',
    'insert into agency select * from agency_aside',
    'update services s set status = a.status, listed = true from services_aside a where a.id = s.id',
    'update posts p set published_at = a.published_at from posts_aside a where a.id = p.id',
    'drop table agency_aside, services_aside, posts_aside',
  ])
