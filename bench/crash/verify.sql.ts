// Compares the database with what clients were told.
import { sql } from 'kysely'
import { type DatabaseAddress, openDatabase, openPool } from '../../apps/server/src/db/pool.ts'
import type { Told } from './journey.ts'

const withDatabase = async <T>(
  address: DatabaseAddress,
  work: (db: ReturnType<typeof openDatabase>) => Promise<T>,
): Promise<T> => {
  const db = openDatabase(openPool(address, () => {}, 2))
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/** A line for everything that was acknowledged and is not there. */
export const findLosses = (address: DatabaseAddress, told: readonly Told[]): Promise<string[]> =>
  withDatabase(address, async db => {
    const losses: string[] = []
    for (const journey of told) {
      const request = await db
        .selectFrom('requests')
        .select(['id', 'state', 'answers'])
        .where('request_number', '=', journey.number)
        .executeTakeFirst()
      if (!request) {
        losses.push(`${journey.number}: the request`)
        continue
      }
      if (request.state !== 'approved') losses.push(`${journey.number}: is ${request.state}`)
      const events = await db
        .selectFrom('request_events')
        .select('action')
        .where('request_id', '=', request.id)
        .orderBy('sequence')
        .execute()
      const actions = events.map(event => event.action).join(' ')
      if (actions !== journey.events.join(' ')) losses.push(`${journey.number}: journal reads ${actions}`)
      const saved = await db
        .selectFrom('request_snapshots')
        .select('answers')
        .where('request_id', '=', request.id)
        .executeTakeFirst()
      if ((saved?.answers as { unit_serial?: string } | undefined)?.unit_serial !== journey.draftSerial) {
        losses.push(`${journey.number}: the sent answers`)
      }
      const file = await db
        .selectFrom('files')
        .select('id')
        .where('name', '=', journey.file)
        .where('request_id', '=', request.id)
        .executeTakeFirst()
      const certificate = await db
        .selectFrom('certificates as c')
        .innerJoin('certificate_versions as v', 'v.certificate_id', 'c.id')
        .innerJoin('certificate_documents as d', 'd.certificate_version_id', 'v.id')
        .select('c.id')
        .where('c.cs_id', '=', journey.csId)
        .where('c.ref_id', '=', journey.refId)
        .executeTakeFirst()
      if (!certificate) losses.push(`${journey.number}: the signed certificate ${journey.refId}`)
      if (!file) losses.push(`${journey.number}: the file ${journey.file}`)
    }
    return losses
  })

/** How many things exist twice that must exist once. */
export const countDoubles = (address: DatabaseAddress): Promise<Record<string, number>> =>
  withDatabase(address, async db => {
    const count = async (query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
      Number((await query.execute(db)).rows[0]?.n ?? 0)
    return {
      'rounds per request': await count(
        sql`select count(*)::int as n from (select 1 from request_snapshots group by request_id having count(*) > 1) t`,
      ),
      'certificates per request': await count(
        sql`select count(*)::int as n from (select 1 from certificates group by request_id having count(*) > 1) t`,
      ),
      'acts with one transaction id': await count(
        sql`select count(*)::int as n from (select 1 from request_events where transaction_id is not null group by transaction_id having count(*) > 1) t`,
      ),
      'messages of one kind per request': await count(
        sql`select count(*)::int as n from (select 1 from notifications where request_id is not null and type in ('request_received', 'request_approved') group by request_id, user_id, type having count(*) > 1) t`,
      ),
      'or missing request numbers': await count(
        sql`select ((select sum(value) from counters where key like 'request-R-%') - (select count(*) from requests))::int as n`,
      ),
    }
  })
