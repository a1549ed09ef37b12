// What people and jobs did outside the journal of a request.
import type { Tx } from './transaction.ts'

/** Writes down who did what to which thing, in the transaction in which it happened. */
export const insertAuditEntry = async (
  tx: Tx,
  entry: {
    readonly id: string
    readonly actor_user_id: string
    readonly action: string
    readonly noun: 'session' | 'certificate'
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
