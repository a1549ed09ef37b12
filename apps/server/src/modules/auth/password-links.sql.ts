// SQL of links by which people choose a password.
import type { Tx } from '../../db/transaction.ts'

/** Keeps a link in place of the person's earlier ones. */
export const replaceLinks = async (
  tx: Tx,
  link: {
    readonly id: string
    readonly user_id: string
    readonly issued_by: string
    readonly created_at: Date
    readonly expires_at: Date
  },
): Promise<void> => {
  await tx
    .deleteFrom('password_links')
    .where(eb => eb.or([eb('user_id', '=', link.user_id), eb('expires_at', '<=', link.created_at)]))
    .execute()
  await tx.insertInto('password_links').values(link).execute()
}

/** What is known of a person who chooses a password. */
const chooser = [
  'u.id as user_id',
  'u.kind',
  'u.name',
  'u.lastname',
  'u.login_email',
  'u.register_number',
  'u.email',
] as const

type Account = { readonly kind: string; readonly login_email: string | null; readonly register_number: string | null }

/** With the name that the person signs in by. */
const withLogin = <A extends Account>(row: A) => ({
  ...row,
  kind: row.kind,
  login: row.login_email ?? row.register_number ?? '',
})

/** A link that still works, with the active account it belongs to and where mail for it goes. */
export const findLink = async (tx: Tx, id: string, now: Date) => {
  const row = await tx
    .selectFrom('password_links as l')
    .innerJoin('users as u', 'u.id', 'l.user_id')
    .select([...chooser, 'l.expires_at'])
    .where('l.id', '=', id)
    .where('l.expires_at', '>', now)
    .where('u.active', '=', true)
    .executeTakeFirst()
  return row ? withLogin(row) : null
}

/** An active account whose password is to change, as `findLink` answers one. */
export const findChooser = async (tx: Tx, userId: string) => {
  const row = await tx
    .selectFrom('users as u')
    .select(chooser)
    .where('u.id', '=', userId)
    .where('u.active', '=', true)
    .executeTakeFirst()
  return row ? withLogin(row) : null
}

/** Takes a link out, so that it works once; false when somebody was quicker. */
export const takeLink = async (tx: Tx, id: string): Promise<boolean> => {
  const { numDeletedRows } = await tx.deleteFrom('password_links').where('id', '=', id).executeTakeFirst()
  return numDeletedRows === 1n
}

/** Takes every open link of a person back. */
export const deleteLinksOf = async (tx: Tx, userId: string): Promise<void> => {
  await tx.deleteFrom('password_links').where('user_id', '=', userId).execute()
}

export const writePassword = async (tx: Tx, userId: string, hash: string, at: Date): Promise<void> => {
  await tx.updateTable('users').set({ password_hash: hash, updated_at: at }).where('id', '=', userId).execute()
}
