// SQL of failed sign-ins in a row, and of attempts whose password is being checked.
import type { Tx } from '../../db/transaction.ts'
import type { Failures } from './lock-out.ts'

/**
 * Locks a counter until the transaction ends and answers it; attempts under one counter so queue up. One statement: a
 * row that somebody else deletes meanwhile would otherwise be locked by nobody.
 */
export const lockFailures = (tx: Tx, counter: Buffer, now: Date): Promise<Failures> =>
  tx
    .insertInto('sign_in_failures')
    .values({ name_hash: counter, failures: 0, last_at: now })
    .onConflict(conflict => conflict.column('name_hash').doUpdateSet({ name_hash: counter }))
    .returning(['failures', 'locked_until as lockedUntil', 'last_at as lastAt'])
    .executeTakeFirstOrThrow()

/** Writes the count of a locked counter. */
export const writeFailures = async (tx: Tx, counter: Buffer, next: Failures): Promise<void> => {
  await tx
    .updateTable('sign_in_failures')
    .set({ failures: next.failures, locked_until: next.lockedUntil, last_at: next.lastAt })
    .where('name_hash', '=', counter)
    .execute()
}

/** Forgets the failures under a counter, and those of everybody before a time. */
export const deleteFailures = async (tx: Tx, counter: Buffer, before: Date): Promise<void> => {
  await tx
    .deleteFrom('sign_in_failures')
    .where(eb => eb.or([eb('name_hash', '=', counter), eb('last_at', '<', before)]))
    .execute()
}

/** How many passwords are being checked under a locked counter; those that were never answered go. */
export const countInFlight = async (tx: Tx, counter: Buffer, now: Date): Promise<number> => {
  await tx.deleteFrom('sign_in_attempts').where('counter_hash', '=', counter).where('ends_at', '<=', now).execute()
  const { total } = await tx
    .selectFrom('sign_in_attempts')
    .select(eb => eb.fn.countAll<number>().as('total'))
    .where('counter_hash', '=', counter)
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Notes an attempt under a locked counter. */
export const insertAttempt = async (
  tx: Tx,
  attempt: { readonly id: string; readonly counter_hash: Buffer; readonly ends_at: Date },
): Promise<void> => {
  await tx.insertInto('sign_in_attempts').values(attempt).execute()
}

/** Ends an attempt. */
export const deleteAttempt = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('sign_in_attempts').where('id', '=', id).execute()
}
