// First half of single sign-on: the address to send the pop-up to.
import { randomBytes } from 'node:crypto'
import type { danLogin, startSignOn } from '@khyanalt/contract/auth'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { inTransaction } from '../../db/transaction.ts'
import type { OidcClient } from '../../external/oidc-client.ts'
import type { RawUseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { hashToken } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { browserCookie } from './browser-cookie.ts'
import { insertHandshake } from './sign-on.sql.ts'

const lifetime = 10 * 60_000

type Needs = Pick<Services, 'db' | 'clock' | 'config' | 'realtime'>

/** Answers the issuer's address for a connected window. Bound raw: see `beginHandshake`. */
export const beginSignOn =
  (services: Needs, oidc: OidcClient): RawUseCase<typeof danLogin | typeof startSignOn> =>
  (context, _caller, { sid }) =>
    beginHandshake(services, oidc, context, { sid, sessionId: null })

/**
 * Begins an attempt for a window: to sign in, or with the session that verifies an organisation. The issuer is asked
 * before anything is written, and the answer sets a cookie, which ties the attempt to this browser; without it somebody
 * could send the address to another person and be handed that person's session.
 */
export const beginHandshake = async (
  { db, clock, config, realtime }: Needs,
  oidc: OidcClient,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { sid, sessionId }: { readonly sid: string; readonly sessionId: string | null },
): Promise<{ url: string; attempt: string }> => {
  if (!(await realtime.hasSid(sid))) throw refuse('sso_unknown_socket')
  const attempt = await oidc.begin({ organization: sessionId !== null }).catch((error: unknown) => {
    request.log.warn({ err: error }, 'single sign-on does not answer')
    throw refuse('sso_failed')
  })
  const now = clock.now()
  const browser = randomBytes(32).toString('base64url')
  const handshake = {
    state: attempt.state,
    sid,
    session_id: sessionId,
    nonce: attempt.nonce,
    code_verifier: attempt.codeVerifier,
    browser_hash: hashToken(browser),
    expires_at: new Date(now.getTime() + lifetime),
  }
  await inTransaction(db, tx => insertHandshake(tx, handshake, now))
  reply.header('set-cookie', browserCookie(config.PUBLIC_URL, attempt.state, browser, lifetime / 1000))
  reply.header('cache-control', 'no-store')
  return { url: attempt.url, attempt: attempt.state }
}
