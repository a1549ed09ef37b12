// What every change of a certificate begins and ends with: who may, who saw what, the reason, and the word to its holder.
import type { EventAction } from '@khyanalt/domain/event-readers'
import type { NotificationName } from '@khyanalt/domain/notifications/notification-events'
import { holdsRole, type Module } from '@khyanalt/domain/roles'
import { barredByPart } from '@khyanalt/domain/took-part'
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import { readRequestParts } from '../../db/parts.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import type { Params } from '../notifications/notification-sentence.ts'
import { notify } from '../notifications/notify.ts'
import { lockCertificate, readContent, readPlace } from './certificates.sql.ts'
import type { CertificateContent } from './document-contents.ts'

/** A certificate in the hands of somebody who may change it. */
export type ChangingCertificate = NonNullable<Awaited<ReturnType<typeof lockCertificate>>> & {
  readonly content: CertificateContent
}

/** Locks the certificate; refuses whoever may not change it, gives no reason, or saw an older version. */
export const openForChange = async (
  tx: Tx,
  caller: Session,
  {
    cs_id,
    version,
    comment,
  }: { readonly cs_id: string; readonly version?: number | undefined; readonly comment: string },
): Promise<ChangingCertificate> => {
  const certificate = await lockCertificate(tx, 'cs_id', cs_id)
  if (!certificate) throw refuse('certificate_not_found')
  const { category_id: categoryId, organization_id: organizationId } = certificate
  const { category } = await readPlace(tx, categoryId, organizationId)
  const place = { module: category.module as Module, categoryId, organizationId }
  if (!holdsRole(caller.grants, 'APPROVER', place)) throw refuse('not_allowed')
  if (comment === '') throw refuse('reason_missing')
  if (version !== undefined && version !== certificate.current_version) {
    throw refuse('version_conflict', { current: { version: certificate.current_version } })
  }
  return { ...certificate, content: await readContent(tx, certificate.id, certificate.current_version) }
}

/** Writes down who changed it why, and tells its holder. */
export const recordChange = async (
  tx: Tx,
  services: Pick<Services, 'clock' | 'enqueue'>,
  caller: Session,
  certificate: ChangingCertificate,
  change: {
    readonly action: Exclude<EventAction['certificate'], 'expire' | 'end_suspension'>
    readonly reason: string
    readonly version: number
    readonly detail?: object
    readonly event: Extract<NotificationName, `certificate_${string}`>
    readonly params?: Params
  },
): Promise<void> => {
  await insertAuditEntry(tx, {
    id: uuidv7(),
    actor_user_id: caller.userId,
    action: change.action,
    noun: 'certificate',
    noun_id: certificate.cs_id,
    detail: { ...change.detail, reason: change.reason, version: change.version },
    at: services.clock.now(),
  })
  await notify(tx, services, {
    to: [certificate.owner_user_id],
    event: change.event,
    params: { cs_id: certificate.cs_id, number: certificate.ref_id, reason: change.reason, ...change.params },
    requestId: certificate.request_id,
  })
}

/** To put a certificate into force again is to issue it again: whoever took part in the request does not (REQ-TWO-03). */
export const refuseParty = async (tx: Tx, caller: Session, requestId: string): Promise<void> => {
  const barred = barredByPart(caller.userId, (await readRequestParts(tx, [requestId])).get(requestId) ?? [])
  if (barred) throw refuse(barred)
}
