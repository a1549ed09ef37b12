// Stores a draft with the first line of its journal; every way to start a request ends here.
import type { RequestType, SenderType } from '@khyanalt/domain/client-type'
import { documentNumber } from '@khyanalt/domain/document-numbers'
import { v7 as uuidv7 } from 'uuid'
import { agencyDate } from '../../clock.ts'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import type { OfferedService } from '../catalogue/find-service.ts'
import type { PublishedDefinition } from '../catalogue/read-definition.ts'
import { appendEvent } from './journal.sql.ts'
import { countDraftsLocked, insertRequest } from './requests.sql.ts'

/** Who sends: a person, or a company through a person. */
export type Sender = { readonly type: SenderType; readonly companyId: string | null }

/** What a draft starts with. */
export type DraftOrder = {
  readonly service: OfferedService
  readonly definition: PublishedDefinition
  readonly type: RequestType
  readonly ownerUserId: string
  readonly sender: Sender
  /** The unit of the operator who makes it for a customer. */
  readonly deskId?: number | null
  readonly organizationId?: number | null
  readonly answers?: Readonly<Record<string, unknown>>
  readonly certificateId?: string | null
  readonly detail?: object
  readonly transactionId?: string | undefined
}

/** Stores the draft; answers its row id and number. */
export const insertDraft = async (
  tx: Tx,
  { clock, takeNumber }: Pick<Services, 'clock' | 'takeNumber'>,
  caller: Session,
  order: DraftOrder,
): Promise<{ readonly id: string; readonly number: string }> => {
  const { service, definition, sender } = order
  // A change of information is sent at once.
  if (order.type !== 'UPDATE') await refuseManyDrafts(tx, order.ownerUserId, service.id)
  const at = clock.now()
  const year = Number(agencyDate(at).slice(0, 4))
  const number = documentNumber('inspection', year, await takeNumber(`request-R-${year}`))
  const id = uuidv7()
  await insertRequest(tx, {
    id,
    request_number: number,
    service_id: service.id,
    definition_version_id: definition.id,
    category_id: service.top_category_id,
    module: service.module,
    type: order.type,
    step_role: definition.plan[0]?.role ?? 'REVIEWER',
    owner_user_id: order.ownerUserId,
    owner_company_id: sender.companyId,
    created_by: caller.userId,
    desk_id: order.deskId ?? null,
    sender_type: sender.type,
    organization_id: defaultOrganization(definition.body.default_organization) ?? order.organizationId ?? null,
    language: definition.language,
    answers: order.answers ?? {},
    certificate_id: order.certificateId ?? null,
    at,
  })
  await appendEvent(tx, {
    id: uuidv7(),
    request_id: id,
    action: 'create',
    actor_user_id: caller.userId,
    actor_name: caller.name,
    actor_position: caller.position,
    support_user_id: caller.support?.userId ?? null,
    from_state: null,
    from_step: null,
    to_state: 'draft',
    to_step: 1,
    resolve: null,
    round: 0,
    note: null,
    detail: { definition_version: definition.version, ...order.detail },
    transaction_id: order.transactionId ?? null,
    at,
  })
  return { id, number }
}

/** Drafts of one service that a person may have: an employer fills in several side by side, nobody hundreds. */
export const mostDrafts = 20

const refuseManyDrafts = async (tx: Tx, ownerUserId: string, serviceId: number): Promise<void> => {
  if ((await countDraftsLocked(tx, ownerUserId, serviceId)) >= mostDrafts) {
    throw refuse('drafts_full', { params: { most: mostDrafts } })
  }
}

const defaultOrganization = (value: string | number | null | undefined): number | null => {
  const id = Number(value)
  return value !== null && value !== undefined && value !== '' && Number.isInteger(id) ? id : null
}
