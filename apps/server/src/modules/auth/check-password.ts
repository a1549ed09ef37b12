// Name and password of a person, with the lock after failures in a row.
import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { normaliseRegisterNumber } from '@khyanalt/domain/register-number'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { v7 as uuidv7 } from 'uuid'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import type { AccountKind } from './account-kind.ts'
import { findAccount, renewPasswordHash } from './auth.sql.ts'
import { deviceCookie, readDevice } from './device-pass.ts'
import { admitAttempt, countFailure } from './lock-out.ts'
import { hashPassword, isOutdated, verifyPassword } from './password.ts'
import {
  countInFlight,
  deleteAttempt,
  deleteFailures,
  insertAttempt,
  lockFailures,
  writeFailures,
} from './sign-in-failures.sql.ts'

const day = 24 * 60 * 60_000
/** An attempt that was not answered by then died with its process. */
const attemptLife = 60_000
/** How long an attempt waits for others of its name to end, and the pauses between its looks, in milliseconds. */
const patience = 8_000
const firstLook = 40
const lastLook = 400
/** Attempts of one name that this process lets wait; each look takes a connection for a moment. */
const mostWaiting = 20
const waiting = new Map<string, number>()

type Needs = Pick<Services, 'db' | 'clock' | 'config' | 'secret'>
type Browser = { readonly request: FastifyRequest; readonly reply: FastifyReply }

/**
 * Answers the user's id or refuses; a right password makes the browser known under the name. It has transactions of its
 * own: the count of failures must stay when the call is refused, and no connection may be held while the password is
 * computed; `browser` is null where none may become known. Unknown and inactive accounts cost the same time and are told the same as a wrong password.
 */
export const checkPassword = async (
  services: Needs,
  kind: AccountKind,
  typedName: string,
  password: string,
  browser: Browser | null,
): Promise<string> => {
  const { db, clock } = services
  const cookie = browser?.request.headers.cookie
  const name = kind === 'client' ? normaliseRegisterNumber(typedName) : typedName.trim().toLowerCase()
  const { account, counter, id } = await begin(services, kind, name, cookie)
  const stored = account?.password_hash ?? null
  const good = await verifyPassword(stored, password)
  const renewed = good && stored !== null && isOutdated(stored) ? await hashPassword(password) : null
  const now = clock.now()
  const passwordHash = await inTransaction(db, async tx => {
    const before = await lockFailures(tx, counter, now)
    await deleteAttempt(tx, id)
    if (good) await deleteFailures(tx, counter, new Date(now.getTime() - day))
    else await writeFailures(tx, counter, countFailure(before, now))
    if (!account || stored === null || renewed === null) return stored
    // Unless another password was chosen meanwhile.
    return (await renewPasswordHash(tx, account.id, { stored, renewed })) ? renewed : stored
  })
  if (!account || !good) throw refuse('wrong_credentials')
  browser?.reply.header('set-cookie', deviceCookie(services, cookie, { kind, name, passwordHash }))
  return account.id
}

/** Waits until the password may be looked at, and notes the attempt; refuses where its counter is locked. */
const begin = async (services: Needs, kind: AccountKind, name: string, cookie: string | undefined) => {
  const key = `${kind}:${name}`
  const length = waiting.get(key) ?? 0
  if (length >= mostWaiting) throw refuse('sign_in_busy')
  waiting.set(key, length + 1)
  try {
    return await admit(services, kind, name, cookie)
  } finally {
    const left = (waiting.get(key) ?? 1) - 1
    if (left > 0) waiting.set(key, left)
    else waiting.delete(key)
  }
}

const admit = async (services: Needs, kind: AccountKind, name: string, cookie: string | undefined) => {
  const { db, clock } = services
  const id = uuidv7()
  const until = performance.now() + patience
  for (let between = firstLook; ; between = Math.min(between * 1.5, lastLook)) {
    const now = clock.now()
    const tried = await inTransaction(db, async tx => {
      const account = await findAccount(tx, kind, name)
      const device = readDevice(services, cookie, { kind, name, passwordHash: account?.password_hash ?? null })
      const counter = device === null ? hashName(kind, name) : hashDevice(kind, name, device)
      const before = await lockFailures(tx, counter, now)
      const admission = admitAttempt(before, await countInFlight(tx, counter, now), now)
      if (admission === 'yes') {
        await insertAttempt(tx, { id, counter_hash: counter, ends_at: new Date(now.getTime() + attemptLife) })
      }
      return { admission, account, counter, id }
    })
    const { admission } = tried
    if (admission === 'yes') return tried
    if (admission !== 'later') throw refuse('account_locked', { params: { minutes: admission.minutes } })
    if (performance.now() > until) throw refuse('sign_in_busy')
    // Spread, so that those who wait do not all look at once.
    await pause(between * (0.5 + Math.random()))
  }
}

/** What failures of strangers' browsers are counted under; no list of names that people tried is kept. */
const hashName = (kind: AccountKind, name: string): Buffer => createHash('sha256').update(`${kind}:${name}`).digest()

/** What failures of a browser that signed the name in before are counted under. */
const hashDevice = (kind: AccountKind, name: string, device: string): Buffer =>
  createHash('sha256').update(`${kind}:${name}:${device}`).digest()

/** Forgets failed tries of a name whose password is new. */
export const forgiveFailures = (tx: Tx, kind: AccountKind, name: string, now: Date): Promise<void> =>
  deleteFailures(tx, hashName(kind, name), new Date(now.getTime() - day))
