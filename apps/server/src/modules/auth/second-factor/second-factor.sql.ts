// SQL of second factors: passkeys, the authenticator app, recovery codes, what is asked for and wrong attempts.
import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import type { Failures } from '../lock-out.ts'

/** A person as second factors know him or her; the row stays locked, so that adding and asking take turns. */
export const lockPerson = async (tx: Tx, userId: string) =>
  tx
    .selectFrom('users')
    .select([
      'id',
      'kind',
      'name',
      'login_email',
      'register_number',
      sql<boolean>`password_hash is not null`.as('has_password'),
    ])
    .where('id', '=', userId)
    .where('active', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirst()
export type Person = NonNullable<Awaited<ReturnType<typeof lockPerson>>>

/** The account with this register number or e-mail address. */
export const findAccountByName = async (tx: Tx, registerNumber: string, mail: string) =>
  tx
    .selectFrom('users')
    .select(['id', 'name'])
    .where(eb => eb.or([eb('register_number', '=', registerNumber), eb('login_email', '=', mail)]))
    .executeTakeFirst()

export const listPasskeys = async (tx: Tx, userId: string) =>
  tx.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute()
export type Passkey = Awaited<ReturnType<typeof listPasskeys>>[number]

/** Keeps a passkey; false when it is somebody's already. */
export const insertPasskey = async (
  tx: Tx,
  passkey: {
    readonly id: string
    readonly user_id: string
    readonly credential_id: string
    readonly public_key: Buffer
    readonly counter: number
    readonly transports: string[]
    readonly name: string
    readonly created_at: Date
  },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('passkeys')
    .values(passkey)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export const notePasskeyUse = async (tx: Tx, id: string, counter: number, at: Date): Promise<void> => {
  await tx.updateTable('passkeys').set({ counter, last_used_at: at }).where('id', '=', id).execute()
}

/** Takes a passkey of a person away; its name, or null when there is none. */
export const deletePasskey = async (tx: Tx, userId: string, id: string): Promise<string | null> => {
  const row = await tx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst()
  return row?.name ?? null
}

export const findApp = async (tx: Tx, userId: string) =>
  tx.selectFrom('authenticator_apps').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** Keeps the app of a person in place of an earlier one. */
export const replaceApp = async (
  tx: Tx,
  app: { readonly user_id: string; readonly secret: Buffer; readonly last_step: number; readonly created_at: Date },
): Promise<void> => {
  await deleteApp(tx, app.user_id)
  await tx.insertInto('authenticator_apps').values(app).execute()
}

/** Remembers the step whose code counted. */
export const noteAppUse = async (tx: Tx, userId: string, step: number, at: Date): Promise<void> => {
  await tx
    .updateTable('authenticator_apps')
    .set({ last_step: step, last_used_at: at })
    .where('user_id', '=', userId)
    .execute()
}

/** Whether there was an app to take away. */
export const deleteApp = async (tx: Tx, userId: string): Promise<boolean> => {
  const { numDeletedRows } = await tx.deleteFrom('authenticator_apps').where('user_id', '=', userId).executeTakeFirst()
  return numDeletedRows === 1n
}

export const countRecoveryCodes = async (tx: Tx, userId: string): Promise<number> => {
  const { count } = await tx
    .selectFrom('recovery_codes')
    .select(eb => eb.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const deleteRecoveryCodes = async (tx: Tx, userId: string): Promise<void> => {
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

export const insertRecoveryCodes = async (
  tx: Tx,
  userId: string,
  hashes: readonly Buffer[],
  at: Date,
): Promise<void> => {
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map(code_hash => ({ user_id: userId, code_hash, created_at: at })))
    .execute()
}

/** Uses a code up; false when it is none of the person's, or no longer. */
export const takeRecoveryCode = async (tx: Tx, userId: string, hash: Buffer): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

type Challenge = {
  readonly handle_hash: Buffer
  readonly user_id: string
  readonly purpose: 'sign_in' | 'step_up' | 'add_app' | 'add_passkey'
  readonly session_id: string | null
  readonly browser_hash: Buffer | null
  readonly passkey_challenge: string | null
  readonly app_secret: Buffer | null
  readonly expires_at: Date
}

/** Keeps what is asked for; what ran out goes. */
export const insertChallenge = async (tx: Tx, challenge: Challenge, now: Date): Promise<void> => {
  await tx.deleteFrom('second_factor_challenges').where('expires_at', '<=', now).execute()
  await tx.insertInto('second_factor_challenges').values(challenge).execute()
}

/** What was asked for under a handle and may still be answered; locked, so that two answers take turns. */
export const lockChallenge = async (tx: Tx, handleHash: Buffer, now: Date): Promise<Challenge | null> =>
  (await tx
    .selectFrom('second_factor_challenges')
    .selectAll()
    .where('handle_hash', '=', handleHash)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()) ?? null

export const deleteChallenge = async (tx: Tx, handleHash: Buffer): Promise<void> => {
  await tx.deleteFrom('second_factor_challenges').where('handle_hash', '=', handleHash).execute()
}

export const deleteChallengesOf = async (tx: Tx, userId: string): Promise<void> => {
  await tx.deleteFrom('second_factor_challenges').where('user_id', '=', userId).execute()
}

/** Locks the count of a person's wrong codes until the transaction ends, so that many at once queue up. */
export const lockAttempts = async (tx: Tx, userId: string, now: Date): Promise<Failures> => {
  await tx
    .insertInto('second_factor_attempts')
    .values({ user_id: userId, failures: 0, last_at: now })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const row = await tx
    .selectFrom('second_factor_attempts')
    .select(['failures', 'locked_until as lockedUntil', 'last_at as lastAt'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return row
}

export const writeAttempts = async (tx: Tx, userId: string, next: Failures): Promise<void> => {
  await tx
    .updateTable('second_factor_attempts')
    .set({ failures: next.failures, locked_until: next.lockedUntil, last_at: next.lastAt })
    .where('user_id', '=', userId)
    .execute()
}

export const deleteAttempts = async (tx: Tx, userId: string): Promise<void> => {
  await tx.deleteFrom('second_factor_attempts').where('user_id', '=', userId).execute()
}

/** Notes that the person proved in a session who he or she is. */
export const markProven = async (tx: Tx, sessionId: string, at: Date): Promise<void> => {
  await tx.updateTable('sessions').set({ proven_at: at }).where('id', '=', sessionId).execute()
}
