// Between the password and the session: whoever has a second factor is asked for it instead of given a token.
import { randomBytes } from 'node:crypto'
import type { ProofAsked } from '@khyanalt/contract/second-factor'
import { challengeMinutes } from '@khyanalt/domain/second-factor'
import type { FastifyReply } from 'fastify'
import type { Tx } from '../../../db/transaction.ts'
import { refuse } from '../../../http/refusal.ts'
import { hashToken } from '../../../http/session.ts'
import type { Services } from '../../../services.ts'
import { browserCookie } from '../browser-cookie.ts'
import { askForProof } from './challenges.ts'
import { findApp, listPasskeys, lockPerson } from './second-factor.sql.ts'

/** Whether a person has a second factor; recovery codes alone are none. */
export const hasSecondFactor = async (tx: Tx, userId: string): Promise<boolean> =>
  (await findApp(tx, userId)) !== undefined || (await listPasskeys(tx, userId)).length > 0

/**
 * Asks for the second factor; null when the person has none. The challenge is bound by a cookie to the browser that
 * gave the password, and is no session.
 */
export const askAtSignIn = async (
  tx: Tx,
  services: Pick<Services, 'clock' | 'config'>,
  userId: string,
  reply: FastifyReply,
): Promise<ProofAsked | null> => {
  const person = await lockPerson(tx, userId)
  if (!person) throw refuse('wrong_credentials')
  if (!(await hasSecondFactor(tx, userId))) return null
  const browser = randomBytes(32).toString('base64url')
  const asked = await askForProof(tx, services, person, { purpose: 'sign_in', browser_hash: hashToken(browser) })
  const cookie = browserCookie(services.config.PUBLIC_URL, asked.challenge, browser, challengeMinutes * 60)
  reply.header('set-cookie', cookie)
  return asked
}
