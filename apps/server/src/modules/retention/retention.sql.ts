// SQL that forgets, some rows at a time, so that no statement holds others up.
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** Forgets up to `limit` things older than `before`; answers how many. */
export type Forget = (tx: Tx, before: Date, limit: number) => Promise<number>

/** Ids are made in the order of time: none made before a moment is larger than this. */
const lastIdBefore = (before: Date): string => {
  const hex = before.getTime().toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}

const counted = async (rows: Promise<readonly { readonly numDeletedRows: bigint }[]>): Promise<number> =>
  Number((await rows)[0]?.numDeletedRows ?? 0)

export const forgetSessions: Forget = (tx, before, limit) =>
  counted(
    tx
      .deleteFrom('sessions')
      .where('id', 'in', eb =>
        eb
          .selectFrom('sessions')
          .select('id')
          .where('id', '<', lastIdBefore(before))
          .where(sql<boolean>`least(expires_at, coalesce(revoked_at, expires_at)) < ${before}`)
          .orderBy('id')
          .limit(limit),
      )
      .execute(),
  )

export const forgetFailures: Forget = (tx, before, limit) =>
  counted(
    tx
      .deleteFrom('sign_in_failures')
      .where('name_hash', 'in', eb =>
        eb.selectFrom('sign_in_failures').select('name_hash').where('last_at', '<', before).limit(limit),
      )
      .execute(),
  )

/** The tables of this kind are short. */
export const forgetLinks: Forget = async (tx, before) => {
  const links = await counted(tx.deleteFrom('password_links').where('expires_at', '<', before).execute())
  const tokens = await counted(tx.deleteFrom('client_tokens').where('expires_at', '<', before).execute())
  const attempts = await counted(tx.deleteFrom('sign_on_handshakes').where('expires_at', '<', before).execute())
  const pickUps = await counted(tx.deleteFrom('sign_on_pickups').where('expires_at', '<', before).execute())
  const checks = await counted(tx.deleteFrom('sign_in_attempts').where('ends_at', '<', before).execute())
  const invitations = await counted(tx.deleteFrom('company_invitations').where('expires_at', '<', before).execute())
  const challenges = await counted(tx.deleteFrom('second_factor_challenges').where('expires_at', '<', before).execute())
  return links + tokens + attempts + pickUps + checks + invitations + challenges
}

export const forgetAbsences: Forget = (tx, before, limit) =>
  counted(
    tx
      .deleteFrom('absences')
      .where('id', 'in', eb =>
        eb
          .selectFrom('absences')
          .select('id')
          .where('to_day', '<', before.toISOString().slice(0, 10))
          .orderBy('to_day')
          .limit(limit),
      )
      .execute(),
  )

/** Tabs that speak now come back with their next word. */
export const forgetPresence: Forget = (tx, before, limit) =>
  counted(
    tx
      .deleteFrom('case_presence')
      .where('tab', 'in', eb => eb.selectFrom('case_presence').select('tab').where('seen_at', '<', before).limit(limit))
      .execute(),
  )

export const forgetMissedSearches: Forget = (tx, before, limit) =>
  counted(
    tx
      .deleteFrom('missed_searches')
      .where('text', 'in', eb =>
        eb
          .selectFrom('missed_searches')
          .select('text')
          .where('last_on', '<', before.toISOString().slice(0, 10))
          .limit(limit),
      )
      .execute(),
  )

export const forgetNotifications: Forget = (tx, before, limit) =>
  counted(
    tx
      .deleteFrom('notifications')
      .where('id', 'in', eb =>
        eb
          .selectFrom('notifications')
          .select('id')
          .where('id', '<', lastIdBefore(before))
          .where('created_at', '<', before)
          .orderBy('id')
          .limit(limit),
      )
      .execute(),
  )

/** Empties deleted drafts; their files are then used by nothing, and swept as such. */
export const emptyDeletedDrafts: Forget = async (tx, before, limit) => {
  const drafts = await tx
    .selectFrom('requests')
    .select('id')
    .where('state', '=', 'draft')
    .where('deleted_at', '<', before)
    .where(sql<boolean>`answers <> '{}'::jsonb`)
    .orderBy('deleted_at')
    .limit(limit)
    .forUpdate()
    .execute()
  const ids = drafts.map(({ id }) => id)
  if (ids.length === 0) return 0
  await tx.updateTable('files').set({ request_id: null }).where('request_id', 'in', ids).execute()
  await tx.deleteFrom('request_files').where('request_id', 'in', ids).execute()
  await tx.updateTable('requests').set({ answers: '{}', lift: null }).where('id', 'in', ids).execute()
  return ids.length
}

/** Clients whose account was locked before a time and who can still be reached by what is kept; locked rows. */
export const listLockedClients = async (tx: Tx, before: Date, limit: number): Promise<string[]> => {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('kind', '=', 'client')
    .where('active', '=', false)
    .where('updated_at', '<', before)
    .where(eb =>
      eb.or([
        eb('phone', 'is not', null),
        eb('email', 'is not', null),
        eb('password_hash', 'is not', null),
        eb('image', 'is not', null),
        eb('custom_address', 'is not', null),
        eb('custom_address_english', 'is not', null),
        eb('passport_address', 'is not', null),
        eb('birth_date', 'is not', null),
      ]),
    )
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Leaves name and register number, by which records name the person, and nothing else of a client. */
export const emptyAccount = async (tx: Tx, id: string, at: Date): Promise<void> => {
  for (const table of [
    'passkeys',
    'authenticator_apps',
    'recovery_codes',
    'second_factor_attempts',
    'calendar_feeds',
  ] as const)
    await tx.deleteFrom(table).where('user_id', '=', id).execute()
  await tx
    .updateTable('users')
    .set({
      phone: null,
      email: null,
      password_hash: null,
      image: null,
      custom_address: null,
      custom_address_english: null,
      passport_address: null,
      birth_date: null,
      gender: null,
      nationality: null,
      surname: null,
      updated_at: at,
    })
    .where('id', '=', id)
    .execute()
}
