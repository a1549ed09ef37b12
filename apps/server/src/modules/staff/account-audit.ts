// What administrators do to accounts is written down in the transaction that does it.
import type { AuditFacts } from '@khyanalt/domain/messages/staff-audit-facts'
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'

export type AccountAct = 'create' | 'update' | 'set_roles' | 'lock' | 'unlock' | 'password_link' | 'view'

export const writeAccountAudit = (
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  {
    by,
    action,
    accountId,
    detail,
  }: {
    /** Null for the command on the server. */
    readonly by: string | null
    readonly action: AccountAct
    readonly accountId: string
    readonly detail: AuditFacts
  },
): Promise<void> =>
  insertAuditEntry(tx, {
    noun: 'account',
    id: uuidv7(),
    actor_user_id: by,
    action,
    noun_id: accountId,
    detail,
    at: clock.now(),
  })
