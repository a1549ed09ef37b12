// SQL of single sign-on: attempts under way, and the people who come from there.
import type { Tx } from '../../db/transaction.ts'

/** A sign-on attempt under way. */
export type Handshake = {
  readonly state: string
  readonly sid: string
  /** The session that verifies an organisation; null when somebody signs in. */
  readonly session_id: string | null
  readonly nonce: string
  readonly code_verifier: string
  readonly browser_hash: Buffer
  readonly expires_at: Date
}

/** Keeps an attempt; those that ran out go. */
export const insertHandshake = async (tx: Tx, handshake: Handshake, now: Date): Promise<void> => {
  await tx.deleteFrom('sign_on_handshakes').where('expires_at', '<=', now).execute()
  await tx.insertInto('sign_on_handshakes').values(handshake).execute()
}

/** Takes an attempt out, so that its state works once. */
export const takeHandshake = async (tx: Tx, state: string, now: Date): Promise<Handshake | null> => {
  const row = await tx.deleteFrom('sign_on_handshakes').where('state', '=', state).returningAll().executeTakeFirst()
  return row && row.expires_at > now ? row : null
}

/** Lets the browser of an attempt pick a session of the person up; what nobody picked up in time goes. */
export const insertPickUp = async (
  tx: Tx,
  pickUp: { readonly browser_hash: Buffer; readonly user_id: string; readonly expires_at: Date },
  now: Date,
): Promise<void> => {
  await tx.deleteFrom('sign_on_pickups').where('expires_at', '<=', now).execute()
  await tx.insertInto('sign_on_pickups').values(pickUp).execute()
}

/** Takes out whom a browser may pick up, so that it works once; null when there is nobody any more. */
export const takePickUp = async (tx: Tx, browserHash: Buffer, now: Date) => {
  const row = await tx
    .deleteFrom('sign_on_pickups as p')
    .using('users as u')
    .whereRef('u.id', '=', 'p.user_id')
    .where('p.browser_hash', '=', browserHash)
    .returning(['u.id', 'u.active', 'p.expires_at'])
    .executeTakeFirst()
  return row && row.expires_at > now ? row : null
}

/** A person as the sign-on describes him or her. */
export type NewCitizen = {
  readonly id: string
  readonly register_number: string
  readonly name: string
  readonly lastname: string | null
  readonly gender: string | null
  readonly birth_date: string | null
  readonly image: string | null
  readonly created_at: Date
  readonly updated_at: Date
}

/** Adds a citizen unless the register number is known, then the portrait alone is new; answers the account either way. */
export const findOrInsertCitizen = async (tx: Tx, citizen: NewCitizen) => {
  await tx
    .insertInto('users')
    .values({ ...citizen, kind: 'client', user_type: 1 })
    .onConflict(conflict =>
      conflict
        .column('register_number')
        .doUpdateSet(eb => ({ image: eb.fn.coalesce('excluded.image', 'users.image') })),
    )
    .execute()
  return tx
    .selectFrom('users')
    .select(['id', 'kind', 'active'])
    .where('register_number', '=', citizen.register_number)
    .executeTakeFirstOrThrow()
}

/** Active clients with these register numbers. */
export const listSignOnPeople = async (tx: Tx, registerNumbers: readonly string[]) =>
  tx
    .selectFrom('users as u')
    .leftJoin('company_members as m', 'm.user_id', 'u.id')
    .leftJoin('companies as c', 'c.id', 'm.company_id')
    .select([
      'u.id',
      'u.register_number',
      'u.name',
      'u.lastname',
      'u.birth_date',
      'u.gender',
      'u.image',
      'c.name_mn as company',
    ])
    .where('u.kind', '=', 'client')
    .where('u.active', '=', true)
    .where('u.register_number', 'in', registerNumbers)
    .orderBy('u.id')
    .execute()
