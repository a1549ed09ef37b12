// From token to session, for every call that carries one.
import type { UserType } from '@khyanalt/domain/client-type'
import { rightsOf } from '@khyanalt/domain/member-rights'
import { supportTexts } from '@khyanalt/domain/messages/support'
import type { Grant } from '@khyanalt/domain/roles'
import { isFresh } from '@khyanalt/domain/second-factor'
import { formatText } from '@khyanalt/domain/text'
import type { Clock } from '../../clock.ts'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/pool.ts'
import { isUuid } from '../../db/uuid.ts'
import { type FindSession, hashToken, type Session } from '../../http/session.ts'
import { findOpenSession, listGoodSessions, touchSession } from './auth.sql.ts'
import { requiresSecondFactor } from './second-factor/requires-second-factor.ts'
import { sessionEnd } from './session-end.ts'

const touchEvery = 60_000

/** Finds open sessions; using one moves its end, written at most once a minute. */
export const findSession =
  (db: Database, clock: Clock, config: Pick<Config, 'SESSION_HOURS' | 'SECOND_FACTOR' | 'demo'>): FindSession =>
  async token => {
    const now = clock.now()
    const row = await findOpenSession(db, { tokenHash: hashToken(token) }, { now, demo: config.demo })
    if (!row) return null
    if (now.getTime() - row.last_seen_at.getTime() >= touchEvery) {
      // Acting as a client ends when it was said to, however much it is used.
      const expiresAt = row.support_id ? row.expires_at : sessionEnd(now, config)
      await touchSession(db, { id: row.id, seenBefore: row.last_seen_at, seenNow: now, expiresAt })
    }
    return readSession(row, now, config)
  }

/** The open session of an id, for what a person began and comes back to without a token; using it moves nothing. */
export const findSessionById =
  (db: Database, clock: Clock, config: Pick<Config, 'SECOND_FACTOR' | 'demo'>) =>
  async (id: string): Promise<Session | null> => {
    const now = clock.now()
    const row = isUuid(id) ? await findOpenSession(db, { id }, { now, demo: config.demo }) : undefined
    return row ? readSession(row, now, config) : null
  }

const readSession = (
  row: NonNullable<Awaited<ReturnType<typeof findOpenSession>>>,
  now: Date,
  config: Pick<Config, 'SECOND_FACTOR'>,
): Session => {
  const isStaff = row.kind === 'staff'
  const grants = row.grants as readonly Grant[]
  const loginType = isStaff ? 'user' : 'client'
  const rights = Object.fromEntries(row.memberships.map(one => [one.company_id, rightsOf(one.role, one.rights)]))
  const companyIds = row.memberships.map(one => one.company_id).filter(id => rights[id]?.includes('read'))
  const support = row.support_id ? { userId: row.support_id, name: row.support_name ?? '' } : null
  return {
    sessionId: row.id,
    userId: row.user_id,
    // The journal of a request must not tell that the client did it alone.
    name: support ? formatText(supportTexts, 'mn', 'bothNames', { client: row.name, support: support.name }) : row.name,
    position: row.position,
    loginType,
    userType: row.user_type as UserType,
    organizationId: row.organization_id,
    grants,
    companyIds,
    actor: isStaff
      ? { kind: 'staff', userId: row.user_id, organizationId: row.organization_id, grants }
      : { kind: 'client', userId: row.user_id, companyIds, rights },
    support,
    secondFactor: {
      enrolled: row.has_second_factor,
      // Whoever acts for a client proved to be somebody else.
      fresh: isFresh(support ? null : (row.proven_at ?? row.created_at), now),
      missing: !row.has_second_factor && requiresSecondFactor(config, loginType),
    },
  }
}

/** Tells which of the sessions behind open sockets are still good. */
export const keepGoodSessions =
  (db: Database, clock: Clock, { demo }: Pick<Config, 'demo'>): ((ids: readonly string[]) => Promise<string[]>) =>
  ids =>
    listGoodSessions(db, ids, { now: clock.now(), demo })
