// SQL of accounts, sessions and sign-on handshakes.
import { type Kysely, sql } from 'kysely'
import { holdingsOf } from '../../db/holdings.sql.ts'
import type { DB } from '../../db/schema.ts'
import type { Tx } from '../../db/transaction.ts'
import type { AccountKind } from './account-kind.ts'
import { isOfThisPortal } from './demo-accounts.sql.ts'
import { oldestOpening } from './session-end.ts'

/** Puts the same password under other parameters; false where another password was chosen meanwhile. */
export const renewPasswordHash = async (
  tx: Tx,
  userId: string,
  { stored, renewed }: { readonly stored: string; readonly renewed: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ password_hash: renewed })
    .where('id', '=', userId)
    .where('password_hash', '=', stored)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The active account of a normalised name. */
export const findAccount = async (tx: Tx, kind: AccountKind, name: string) =>
  (await tx
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('kind', '=', kind)
    .where(kind === 'client' ? 'register_number' : 'login_email', '=', name)
    .where('active', '=', true)
    .executeTakeFirst()) ?? null

/** A grant as JSON; limits that do not apply are absent. */
const grantsOf = (userId: string) => sql<
  { role: string; module?: string; categoryId?: number; organizationId?: number }[]
>`
  coalesce((
    select json_agg(json_strip_nulls(json_build_object(
      'role', g.role, 'module', g.module, 'categoryId', g.category_id, 'organizationId', g.organization_id
    )) order by g.id)
    from staff_grants g where g.user_id = ${sql.ref(userId)}
  ), '[]')`

/** Who acts for others must still be an administrator; ordinary sessions have nobody to ask about. */
const mayStillSupport = sql<boolean>`(
  s.acting_user_id is null or (
    a.active and exists (select from staff_grants g where g.user_id = a.id and g.role = 'ADMIN')
  )
)`

/** The moment, and whether the demo is on: outside of it sessions of its people count for nothing. */
type Today = { readonly now: Date; readonly demo: boolean }
/** Whether user `u` has a second factor; recovery codes alone are none. */
const hasSecondFactor = sql<boolean>`(
  exists (select from passkeys p where p.user_id = u.id)
  or exists (select from authenticator_apps p where p.user_id = u.id)
)`

/** Whether session `s` of user `u` still stands: not ended, used not long ago, and not older than any may get. */
const stands = ({ now, demo }: Today) => sql<boolean>`(
  ${isOfThisPortal('u', demo)} and ${isOfThisPortal('a', demo)} and s.revoked_at is null and s.expires_at > ${now}
  and s.created_at > case u.kind
    when 'staff' then ${oldestOpening('staff', now)}::timestamptz
    else ${oldestOpening('client', now)}::timestamptz
  end
)`

/** The open session of a token, or of an id, with everything a call needs of its person, in one statement. */
export const findOpenSession = async (
  db: Kysely<DB>,
  session: { readonly tokenHash: Buffer } | { readonly id: string },
  today: Today,
) =>
  db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .leftJoin('users as a', 'a.id', 's.acting_user_id')
    .select([
      's.id',
      's.last_seen_at',
      's.expires_at',
      's.created_at',
      's.proven_at',
      hasSecondFactor.as('has_second_factor'),
      'u.id as user_id',
      'u.kind',
      'u.user_type',
      'u.name',
      'u.position',
      'u.organization_id',
      'a.id as support_id',
      'a.name as support_name',
      grantsOf('u.id').as('grants'),
      sql<{ company_id: string; role: 'MEMBER' | 'ADMIN'; rights: string[] }[]>`
        coalesce((
          select json_agg(
            json_build_object('company_id', m.company_id, 'role', m.role, 'rights', m.rights)
            order by m.created_at, m.company_id
          )
          from company_members m where m.user_id = u.id
        ), '[]')`.as('memberships'),
    ])
    .where(eb => ('id' in session ? eb('s.id', '=', session.id) : eb('s.token_hash', '=', session.tokenHash)))
    .where(stands(today))
    .where('u.active', '=', true)
    .where(mayStillSupport)
    .executeTakeFirst()

/** The client behind an open session, for what goes on outside a call. */
export const findSessionClient = async (tx: Tx, sessionId: string, today: Today) =>
  tx
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .leftJoin('users as a', 'a.id', 's.acting_user_id')
    .select(['u.id', 'u.register_number'])
    .where('s.id', '=', sessionId)
    .where(stands(today))
    .where('u.active', '=', true)
    .where('u.kind', '=', 'client')
    .executeTakeFirst()

/** Everything the browser may know of a person. */
export const findPerson = async (tx: Tx, userId: string) =>
  tx
    .selectFrom('users as u')
    .selectAll('u')
    .select([
      grantsOf('u.id').as('grants'),
      sql<{ id: string; name: string; register_number: string; role: 'MEMBER' | 'ADMIN'; rights: string[] }[]>`
        coalesce((
          select json_agg(json_build_object(
            'id', c.id, 'name', c.name_mn, 'register_number', c.register_number, 'role', m.role, 'rights', m.rights
          ) order by m.created_at, c.id)
          from company_members m join companies c on c.id = m.company_id where m.user_id = u.id
        ), '[]')`.as('companies'),
      holdingsOf('u.id').as('holdings'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow()

/** Moves the end of a session that was used; two calls at once write once. */
export const touchSession = async (
  db: Kysely<DB>,
  session: { readonly id: string; readonly seenBefore: Date; readonly seenNow: Date; readonly expiresAt: Date },
): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: session.seenNow, expires_at: session.expiresAt })
    .where('id', '=', session.id)
    .where('last_seen_at', '=', session.seenBefore)
    .execute()
}

export const insertSession = async (
  tx: Tx,
  session: {
    readonly id: string
    readonly user_id: string
    readonly token_hash: Buffer
    readonly device: string
    readonly acting_user_id: string | null
    readonly created_at: Date
    readonly last_seen_at: Date
    readonly expires_at: Date
    readonly proven_at: Date | null
  },
): Promise<void> => {
  await tx.insertInto('sessions').values(session).execute()
}

/** Sessions of a person that are still good, latest first. */
export const listOpenSessions = async (tx: Tx, userId: string, today: Today) =>
  tx
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .leftJoin('users as a', 'a.id', 's.acting_user_id')
    .select(['s.id', 's.created_at', 's.last_seen_at', 's.device', 'a.name as support'])
    .where('s.user_id', '=', userId)
    .where(stands(today))
    .orderBy('s.last_seen_at', 'desc')
    .orderBy('s.id', 'desc')
    .execute()

/** Ends one session of a person, or all, or all but one; answers those that were open. */
export const endSessions = async (
  tx: Tx,
  userId: string,
  now: Date,
  sessionId?: string,
  except?: string,
): Promise<string[]> => {
  const ended = await tx
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .$if(sessionId !== undefined, query => query.where('id', '=', sessionId ?? ''))
    .$if(except !== undefined, query => query.where('id', '<>', except ?? ''))
    .returning('id')
    .execute()
  return ended.map(session => session.id)
}

/** Which of these sessions are still good. */
export const listGoodSessions = async (db: Kysely<DB>, ids: readonly string[], today: Today): Promise<string[]> => {
  const rows = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .leftJoin('users as a', 'a.id', 's.acting_user_id')
    .select('s.id')
    .where('s.id', 'in', ids)
    .where(stands(today))
    .where('u.active', '=', true)
    .where(mayStillSupport)
    .execute()
  return rows.map(row => row.id)
}

/** Remembers that a person was shown the tour of the organisation area. */
export const markTourShown = async (tx: Tx, userId: string): Promise<void> => {
  await tx.updateTable('users').set({ company_tour: true }).where('id', '=', userId).execute()
}
