// Keeps, changes and drops canned texts: those of a service are for whoever decides on its requests.

import type { ErrorCode } from '@khyanalt/domain/error-codes'
import type { AuditAct } from '@khyanalt/domain/messages/staff-audit'
import type { AuditFacts } from '@khyanalt/domain/messages/staff-audit-facts'
import { holdsRole, type WorkPlace } from '@khyanalt/domain/roles'
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import { findService } from '../catalogue/find-service.ts'
import { type CannedRow, lockText } from './canned-texts.sql.ts'

/** Locks a text for somebody who may change it and saw it as it is. */
export const openText = async (
  tx: Tx,
  caller: Session,
  id: string,
  version: number | undefined,
): Promise<CannedRow> => {
  const text = await lockText(tx, id)
  if (!text) throw refuse('not_found')
  // What lies outside the scope does not exist.
  await admitService(tx, caller, text.service_id, 'not_found')
  if (version !== text.version) {
    throw refuse('version_conflict', { current: { version: text.version, title: text.title, text: text.text } })
  }
  return text
}

/** A service is shared by the units that work on it, so the unit of a grant does not count here. */
export const admitService = async (
  tx: Tx,
  caller: Session,
  serviceId: number | null,
  refusal: ErrorCode = 'not_allowed',
): Promise<void> => {
  if (serviceId === null) return
  const service = await findService(tx, serviceId)
  if (!service) throw refuse('service_not_found')
  const grants = caller.grants.map(({ organizationId: _, ...grant }) => grant)
  const place: WorkPlace = { module: service.module, categoryId: service.category_id, organizationId: null }
  if (!(['REVIEWER', 'APPROVER'] as const).some(role => holdsRole(grants, role, place))) throw refuse(refusal)
}

export const writeDown = (
  tx: Tx,
  caller: Session,
  { id, ...entry }: { readonly action: AuditAct; readonly id: string; readonly at: Date; readonly detail: AuditFacts },
): Promise<void> =>
  insertAuditEntry(tx, {
    id: uuidv7(),
    actor_user_id: caller.userId,
    noun: 'canned_text',
    noun_id: id,
    ...entry,
  })
