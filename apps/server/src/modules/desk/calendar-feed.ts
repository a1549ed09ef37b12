// The calendar of a person's last days, read by programs that have no session (REQ-ICS-02…04, ADR 0038).
import { createHmac } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'

export const addressOf = ({ config, secret }: Pick<Services, 'config' | 'secret'>, id: string): string =>
  `${config.PUBLIC_URL}/api/calendar/${id}.${sign(secret, id)}.ics`

/** Whoever helps a client must not leave with an address that opens without a session. */
export const refuseSupport = ({ support }: Pick<Session, 'support'>): void => {
  if (support) throw refuse('not_allowed')
}

export const sign = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(`calendar\n${id}`).digest('base64url')

export const writeAudit = (
  tx: Parameters<typeof insertAuditEntry>[0],
  { userId, support }: Pick<Session, 'userId' | 'support'>,
  action: 'open_calendar' | 'close_calendar',
  at: Date,
): Promise<void> =>
  insertAuditEntry(tx, {
    noun: 'profile',
    id: uuidv7(),
    actor_user_id: support?.userId ?? userId,
    action,
    noun_id: userId,
    detail: {},
    at,
  })
