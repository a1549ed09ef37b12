// What people and jobs did outside the journal of a request.
import type { auditNouns } from '@khyanalt/contract/audit'
import type { EventAction } from '@khyanalt/domain/event-readers'
import type { AuditAct } from '@khyanalt/domain/messages/staff-audit'
import type { AuditFacts } from '@khyanalt/domain/messages/staff-audit-facts'
import type { Cases } from './schema.ts'
import type { Tx } from './transaction.ts'

/** Actions on requests stand in their own log. */
type Noun = Exclude<(typeof auditNouns)[number], 'request'>
/** What was done to what; where events have readers, only an action that the table knows is written. */
type Audited =
  | { [N in Noun & keyof EventAction]: { readonly noun: N; readonly action: EventAction[N] } }[Noun & keyof EventAction]
  | { readonly noun: Exclude<Noun, keyof EventAction>; readonly action: AuditAct }
  // Of a case, its kind pairs the two.
  | { readonly noun: Cases['type']; readonly action: EventAction[Cases['type']] }

/** Who did what to which thing. */
export type AuditEntry = {
  readonly id: string
  /** Null when a job of the product acts. */
  readonly actor_user_id: string | null
  readonly noun_id: string
  readonly detail: AuditFacts
  readonly at: Date
} & Audited

/** The writing of an entry, as a part of a longer statement. */
export const auditEntryOf = (db: Pick<Tx, 'insertInto'>, entry: AuditEntry) =>
  db.insertInto('audit_entries').values({ ...entry, detail: JSON.stringify(entry.detail) })

/** Writes down who did what to which thing, in the transaction in which it happened. */
export const insertAuditEntry = async (tx: Tx, entry: AuditEntry): Promise<void> => {
  await auditEntryOf(tx, entry).execute()
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
