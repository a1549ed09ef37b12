// SQL of failed sign-ins in a row.
import type { Tx } from '../../db/transaction.ts'
import type { Failures } from './lock-out.ts'

/** Locks the row of a name until the transaction ends and answers it; attempts of one name so queue up. */
export const lockFailures = async (tx: Tx, nameHash: Buffer, now: Date): Promise<Failures | null> => {
  await tx
    .insertInto('sign_in_failures')
    .values({ name_hash: nameHash, failures: 0, last_at: now })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const row = await tx
    .selectFrom('sign_in_failures')
    .select(['failures', 'locked_until as lockedUntil', 'last_at as lastAt'])
    .where('name_hash', '=', nameHash)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Writes the count of a locked row. */
export const writeFailures = async (tx: Tx, nameHash: Buffer, next: Failures): Promise<void> => {
  await tx
    .updateTable('sign_in_failures')
    .set({ failures: next.failures, locked_until: next.lockedUntil, last_at: next.lastAt })
    .where('name_hash', '=', nameHash)
    .execute()
}

/** Forgets the failures of a name, and those of everybody before a time. */
export const deleteFailures = async (tx: Tx, nameHash: Buffer, before: Date): Promise<void> => {
  await tx
    .deleteFrom('sign_in_failures')
    .where(eb => eb.or([eb('name_hash', '=', nameHash), eb('last_at', '<', before)]))
    .execute()
}
