// What open browsers are told of a change, in its own transaction: PostgreSQL hands it to every process once the change
// is there, and to none when it is taken back.
import { sql } from 'kysely'
import { type Bell, bellChannel } from './bell.ts'
import type { Tx } from './transaction.ts'

// A notification of PostgreSQL holds less than 8,000 bytes; an id has 39 of them.
const mostIds = 150

/** Tells open browsers in whichever process, right after the commit. */
export const ringBell = async (tx: Tx, bell: Bell): Promise<void> => {
  for (const part of inParts(bell)) await sql`select pg_notify(${bellChannel}, ${JSON.stringify(part)})`.execute(tx)
}

const inParts = (bell: Bell): readonly Bell[] => {
  if (bell.of === 'ended') return parted(bell.sessionIds).map(sessionIds => ({ of: bell.of, sessionIds }))
  if (bell.of === 'notifications') return parted(bell.userIds).map(userIds => ({ of: bell.of, userIds }))
  return [bell]
}

const parted = (ids: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(ids.length / mostIds) }, (_, part) => ids.slice(part * mostIds, (part + 1) * mostIds))
