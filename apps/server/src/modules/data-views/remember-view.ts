// Writes down that somebody of the agency opened a person's data, in the transaction that answers it.
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { listViewed } from './data-views.sql.ts'

/** What was opened, and whose it is. */
export type OpenedData = {
  readonly what: 'request' | 'paper' | 'register' | 'search'
  /** Null where nothing of a request was opened. */
  readonly requestNumber: string | null
  /** Null where it is the organisation's alone. */
  readonly ownerUserId: string | null
  readonly ownerCompanyId: string | null
}

// A screen that reads the same case again and again tells the person nothing new.
const quietMinutes = 30

/** Remembers it once per person and half hour; what clients open of their own is nobody's business. */
export const rememberView = async (
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  caller: Session,
  { what, requestNumber, ownerUserId, ownerCompanyId }: OpenedData,
): Promise<void> => {
  if (caller.loginType !== 'user') return
  const at = clock.now()
  const detail = { what, request_number: requestNumber, person: ownerUserId }
  const subjects = [
    ...(ownerUserId === null ? [] : [{ noun: 'profile' as const, noun_id: ownerUserId }]),
    ...(ownerCompanyId === null ? [] : [{ noun: 'company' as const, noun_id: ownerCompanyId }]),
  ]
  if (subjects.length === 0) return
  const view = { nounIds: subjects.map(({ noun_id }) => noun_id), by: caller.userId, detail }
  const viewed = await listViewed(tx, view, new Date(at.getTime() - quietMinutes * 60_000))
  for (const { noun, noun_id } of subjects.filter(subject => !viewed.has(subject.noun_id))) {
    await insertAuditEntry(tx, {
      id: uuidv7(),
      actor_user_id: caller.userId,
      action: 'view',
      noun,
      noun_id,
      detail,
      at,
    })
  }
}
