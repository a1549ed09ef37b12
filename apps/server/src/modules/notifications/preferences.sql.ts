// SQL of what people want by e-mail.
import type { Tx } from '../../db/transaction.ts'

/** The topics a person is not mailed about, and the address that is used. */
export const findPreferences = async (tx: Tx, userId: string) => {
  const row = await tx
    .selectFrom('users as u')
    .leftJoin('notification_preferences as p', 'p.user_id', 'u.id')
    .select(['p.mail_off', 'u.email', 'u.login_email'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow()
  return { mailOff: row.mail_off ?? [], address: row.email ?? row.login_email }
}

/** Keeps them. */
export const upsertPreferences = async (
  tx: Tx,
  preferences: { readonly user_id: string; readonly mail_off: string[]; readonly updated_at: Date },
): Promise<void> => {
  const { mail_off, updated_at } = preferences
  await tx
    .insertInto('notification_preferences')
    .values(preferences)
    .onConflict(conflict => conflict.column('user_id').doUpdateSet({ mail_off, updated_at }))
    .execute()
}
