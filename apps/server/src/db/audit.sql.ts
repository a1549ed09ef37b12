// What people and jobs did outside the journal of a request.
import type { auditNouns } from '@khyanalt/contract/audit'
import type { Tx } from './transaction.ts'

/** Writes down who did what to which thing, in the transaction in which it happened. */
export const insertAuditEntry = async (
  tx: Tx,
  entry: {
    readonly id: string
    /** Null when a job of the product acts. */
    readonly actor_user_id: string | null
    readonly action: string
    /** Acts on requests stand in their journal. */
    readonly noun: Exclude<(typeof auditNouns)[number], 'request'>
    readonly noun_id: string
    readonly detail: object
    readonly at: Date
  },
): Promise<void> => {
  await tx
    .insertInto('audit_entries')
    .values({ ...entry, detail: JSON.stringify(entry.detail) })
    .execute()
}

/** The latest time somebody did this to a thing, with the name of who did it. */
export const findLastAct = async (
  tx: Tx,
  act: { readonly noun: string; readonly noun_id: string; readonly action: string },
) =>
  tx
    .selectFrom('audit_entries as a')
    .leftJoin('users as u', 'u.id', 'a.actor_user_id')
    .select(['a.at', 'a.detail', 'u.name as actor'])
    .where('a.noun', '=', act.noun)
    .where('a.noun_id', '=', act.noun_id)
    .where('a.action', '=', act.action)
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Everything that was done to a thing, oldest first. */
export const listActsOf = async (tx: Tx, noun: string, nounId: string) =>
  tx
    .selectFrom('audit_entries')
    .select(['action', 'detail', 'at'])
    .where('noun', '=', noun)
    .where('noun_id', '=', nounId)
    .orderBy('at')
    .orderBy('id')
    .execute()
