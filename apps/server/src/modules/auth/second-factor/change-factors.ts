// Setting second factors up and taking them away.
import type { Tx } from '../../../db/transaction.ts'
import { refuse } from '../../../http/refusal.ts'
import type { Session } from '../../../http/session.ts'
import type { Services } from '../../../services.ts'
import { endSessionsOf } from '../end-sessions.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { lockPerson, markProven } from './second-factor.sql.ts'

/** The caller, locked, so that changes take turns; never somebody who acts for a client. */
export const lockCaller = async (tx: Tx, { userId, support }: Session) => {
  if (support) throw refuse('not_allowed')
  const person = await lockPerson(tx, userId)
  if (!person) throw refuse('session_expired')
  return person
}

/** A new factor proves who is here. The first one ends the other sessions, which a password alone opened. */
export const afterAdding = async (
  tx: Tx,
  services: Pick<Services, 'clock' | 'enqueue'>,
  { userId, sessionId }: Session,
  first: boolean,
): Promise<string[] | null> => {
  const now = services.clock.now()
  await markProven(tx, sessionId, now)
  if (!first) return null
  await endSessionsOf(tx, services, { userId, except: sessionId, by: userId, why: 'second factor' })
  return makeRecoveryCodes(tx, userId, now)
}
