// Every change of a second factor is written down, and told to the person by bell and mail.
import type { SecurityChange } from '@khyanalt/domain/notifications/account-events'
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../../db/audit.sql.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { Services } from '../../../services.ts'
import { notify } from '../../notifications/notify.ts'

export type FactorChange = {
  readonly userId: string
  /** Who did it; null when the operator of the server did. */
  readonly by: string | null
  readonly change: SecurityChange
  /** What the person calls the passkey. */
  readonly name?: string
  /** Recovery codes that are left. */
  readonly left?: number
}

export const tellOfChange = async (
  tx: Tx,
  services: Pick<Services, 'clock' | 'enqueue'>,
  { userId, by, change, name, left }: FactorChange,
): Promise<void> => {
  await insertAuditEntry(tx, {
    noun: 'account',
    id: uuidv7(),
    actor_user_id: by,
    action: change,
    noun_id: userId,
    detail: { ...(name === undefined ? {} : { name }), ...(left === undefined ? {} : { count: left }) },
    at: services.clock.now(),
  })
  await notify(tx, services, {
    to: [userId],
    event: change,
    params: { ...(name === undefined ? {} : { name }), ...(left === undefined ? {} : { count: String(left) }) },
    requestId: null,
  })
}
