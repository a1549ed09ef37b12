// What support does as a client, with both people named.
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { RecordSupport } from '../../http/bind.ts'
import type { Services } from '../../services.ts'

const namesSomething = /(id|number|slug|name)$/i

/**
 * Writes a call down before it runs, in a transaction of its own: nothing is done, read or even tried that is not in
 * the audit. Of the input only what names a thing is kept, not what was typed.
 */
export const recordSupport =
  ({ db, clock }: Pick<Services, 'db' | 'clock'>): RecordSupport =>
  (session, support, call, input) =>
    inTransaction(db, tx =>
      insertAuditEntry(tx, {
        noun: 'session',
        id: uuidv7(),
        actor_user_id: support.userId,
        action: 'act_as_client',
        noun_id: session.sessionId,
        detail: { call: call.name, client: session.userId, about: aboutOf(input) },
        at: clock.now(),
      }),
    )

const aboutOf = (input: unknown): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(input ?? {}).flatMap(([name, value]) =>
      namesSomething.test(name) && (typeof value === 'number' || (typeof value === 'string' && value.length <= 80))
        ? [[name, value]]
        : [],
    ),
  )
