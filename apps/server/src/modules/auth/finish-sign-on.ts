// Second half of single sign-on: from the issuer's answer to a session that the waiting window may pick up.
import { timingSafeEqual } from 'node:crypto'
import type { ErrorCode } from '@khyanalt/domain/error-codes'
import { isRegisterNumber, normaliseRegisterNumber } from '@khyanalt/domain/register-number'
import type { FastifyBaseLogger } from 'fastify'
import { v7 as uuidv7 } from 'uuid'
import { inTransaction } from '../../db/transaction.ts'
import type { OidcClient, PersonClaims } from '../../external/oidc-client.ts'
import { failure } from '../../http/errors.ts'
import { Refusal, refuse } from '../../http/refusal.ts'
import { hashToken } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { joinVerified } from '../companies/join-verified.ts'
import { findSessionClient } from './auth.sql.ts'
import { findOrInsertCitizen, type Handshake, insertPickUp, takeHandshake } from './sign-on.sql.ts'

type Needs = Pick<Services, 'db' | 'clock' | 'config' | 'realtime' | 'enqueue'>

/** What the issuer sent the browser back with. */
export type IssuerAnswer = {
  readonly state: string
  readonly search: string
  /** The cookie of the attempt. */
  readonly browser: string | null
  readonly log: FastifyBaseLogger
}

/**
 * Takes the attempt out for good, lets its browser pick a session up or verifies an organisation, and tells the one
 * window that asked, though no token: whoever else knows its sid hears as much. Answers the fault when there is one. Not one transaction: the state must stay used when the rest fails, and the
 * issuer is asked between.
 */
export const finishSignOn =
  (services: Needs, oidc: OidcClient) =>
  async (answer: IssuerAnswer): Promise<ErrorCode | null> => {
    const { db, clock, realtime } = services
    const handshake = await inTransaction(db, tx => takeHandshake(tx, answer.state, clock.now()))
    if (!handshake) return 'sso_failed'
    const { sid, session_id } = handshake
    const event = session_id === null ? 'chat' : 'entity'
    try {
      const claims = await readAnswer(services, oidc, handshake, answer)
      const outcome =
        session_id === null
          ? await admitPerson(services, claims, handshake)
          : await verify(services, claims, { sid, sessionId: session_id })
      realtime.emitToSid(sid, event, { status: 'success', ...outcome })
      return null
    } catch (error) {
      if (!(error instanceof Refusal)) answer.log.warn({ err: error }, 'single sign-on failed')
      const code = error instanceof Refusal ? error.code : 'sso_failed'
      const { message, message_en } = failure(code)
      realtime.emitToSid(sid, event, { status: 'error', code, message, message_en })
      return code
    }
  }

const readAnswer = async (
  { realtime }: Needs,
  oidc: OidcClient,
  handshake: Handshake,
  { search, browser }: IssuerAnswer,
): Promise<PersonClaims> => {
  if (browser === null || !timingSafeEqual(hashToken(browser), handshake.browser_hash)) throw refuse('sso_failed')
  const { state, nonce, code_verifier } = handshake
  const claims = await oidc.finish(search, { state, nonce, codeVerifier: code_verifier })
  if (!(await realtime.hasSid(handshake.sid))) throw refuse('sso_unknown_socket')
  return claims
}

/** How long a window has for picking its session up, in milliseconds. */
const pickUpTime = 2 * 60_000

const admitPerson = (
  services: Needs,
  claims: PersonClaims,
  { browser_hash }: Handshake,
): Promise<Record<string, never>> =>
  inTransaction(services.db, async tx => {
    const now = services.clock.now()
    const account = await findOrInsertCitizen(tx, readCitizen(claims, now))
    if (account.kind !== 'client' || !account.active) throw refuse('not_allowed')
    const expires_at = new Date(now.getTime() + pickUpTime)
    await insertPickUp(tx, { browser_hash, user_id: account.id, expires_at }, now)
    return {}
  })

/** The person who asked must be the one who was verified, and still be signed in. */
const verify = (services: Needs, claims: PersonClaims, { sid, sessionId }: { sid: string; sessionId: string }) =>
  inTransaction(services.db, async tx => {
    const person = await findSessionClient(tx, sessionId, {
      now: services.clock.now(),
      demo: services.config.demo,
    })
    if (!person) throw refuse('session_expired')
    if (person.register_number !== normaliseRegisterNumber(claims.registerNumber)) throw refuse('sso_other_person')
    if (!claims.organization) throw refuse('sso_no_organization')
    return joinVerified(tx, services, { userId: person.id, sid, organization: claims.organization })
  })

/** A citizen from claims; nobody comes in without a register number. */
const readCitizen = (claims: PersonClaims, now: Date) => {
  const registerNumber = normaliseRegisterNumber(claims.registerNumber)
  if (!isRegisterNumber(registerNumber)) throw refuse('sso_failed')
  return {
    id: uuidv7(),
    register_number: registerNumber,
    name: claims.givenName ?? claims.name ?? registerNumber,
    lastname: claims.familyName,
    gender: claims.gender,
    birth_date: claims.birthDate,
    image: claims.picture,
    created_at: now,
    updated_at: now,
  }
}
