// SQL of the people who are measured: rows of the bulk, each with an open session, since nobody may sign in as them.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { plainId } from '../../apps/server/seeds/bulk/bulk-load.sql.ts'
import { personNoun } from '../../apps/server/seeds/bulk/bulk-people.sql.ts'
import type { Tx } from '../../apps/server/src/db/transaction.ts'
import { hashToken } from '../../apps/server/src/http/session.ts'

/** The token of the person of a number. */
export const visitorToken = (n: number): string => `visitor-${n}`

/** Opens a session of a day for each of the first people of the bulk. */
export const openVisits = async (tx: Tx, users: number, now: Date): Promise<void> => {
  const expiresAt = new Date(now.getTime() + 24 * 3_600_000)
  const sessions = Array.from({ length: users }, (_, index) => ({
    id: randomUUID(),
    user_id: sql<string>`${plainId(personNoun, sql.lit(index + 1))}`,
    token_hash: hashToken(visitorToken(index + 1)),
    created_at: now,
    // As after some use: a session moves its end at most once a minute, and not all of them in the same one.
    last_seen_at: new Date(now.getTime() - Math.floor((index / users) * 60_000)),
    expires_at: expiresAt,
  }))
  const batch = 1000
  for (let first = 0; first < sessions.length; first += batch) {
    await tx
      .insertInto('sessions')
      .values(sessions.slice(first, first + batch))
      .onConflict(conflict =>
        conflict.column('token_hash').doUpdateSet(eb => ({
          last_seen_at: eb.ref('excluded.last_seen_at'),
          expires_at: eb.ref('excluded.expires_at'),
        })),
      )
      .execute()
  }
}

/** Makes a service cost nothing. */
export const makeFree = async (tx: Tx, serviceId: number): Promise<void> => {
  await tx.updateTable('services').set({ fee: null }).where('id', '=', serviceId).execute()
}
