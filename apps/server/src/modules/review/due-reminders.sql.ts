// SQL of reminders of last days.
import type { Tx } from '../../db/transaction.ts'

/** What somebody holds whose last day is this one and that waits for the agency, by number. */
export const listHeldDue = (tx: Tx, day: string) =>
  tx
    .selectFrom('requests')
    .select(['request_number', 'holder_user_id'])
    .where('deleted_at', 'is', null)
    .where('state', 'in', ['sent', 'review'])
    .where('due_on', '=', day)
    .where('holder_user_id', 'is not', null)
    .orderBy('request_number')
    .execute()

/** Notes that somebody is reminded; false where that was done before. */
export const insertReminder = async (
  tx: Tx,
  reminder: {
    readonly user_id: string
    readonly due_on: string
    readonly days_before: number
    readonly reminded_at: Date
  },
): Promise<boolean> => {
  const row = await tx
    .insertInto('due_reminders')
    .values(reminder)
    .onConflict(conflict => conflict.constraint('due_reminders_pkey').doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets reminders of days that are over. */
export const forgetReminders = async (tx: Tx, today: string): Promise<void> => {
  await tx.deleteFrom('due_reminders').where('due_on', '<', today).execute()
}
