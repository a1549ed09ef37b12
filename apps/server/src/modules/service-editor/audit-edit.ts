// Every edit of the catalogue leaves its line, in the transaction in which it happens.
import type { AuditAct } from '@khyanalt/domain/messages/staff-audit'
import type { AuditFacts } from '@khyanalt/domain/messages/staff-audit-facts'
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'

/** Writes down what the caller did to a category or service. */
export const auditEdit = (
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  { userId }: Session,
  edit: {
    readonly noun: 'category' | 'service'
    readonly id: number
    readonly action: AuditAct
    readonly detail?: AuditFacts
  },
): Promise<void> =>
  insertAuditEntry(tx, {
    id: uuidv7(),
    actor_user_id: userId,
    action: edit.action,
    noun: edit.noun,
    noun_id: String(edit.id),
    detail: edit.detail ?? {},
    at: clock.now(),
  })
