// The decisions of the agency (decisions §M): each locks, checks rule and version, writes, tells.

import type { Remark } from '@khyanalt/contract/requests'
import type { ApplicantsAction } from '@khyanalt/domain/event-readers'
import type { NotificationName } from '@khyanalt/domain/notifications/notification-events'
import type { RequestAction } from '@khyanalt/domain/request-actions'
import { requestStatusCode } from '@khyanalt/domain/request-status'
import type { Tx } from '../../db/transaction.ts'
import { type Refusal, refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { admitAction, judgeAction, lockCase, refuseStale } from '../cases/lock-case.ts'
import { type Act, type Moved, requestReading } from '../requests/apply-action.ts'
import { readLastAct } from '../requests/case-file.ts'
import { tellHolders } from '../requests/change-holder.ts'
import { compilePinned } from '../requests/compile-pinned.ts'
import { readPinned } from '../requests/read-pinned.ts'
import type { RequestRecord } from '../requests/request-record.ts'
import { tellParties } from '../requests/tell-parties.ts'

type Decision = {
  readonly request_number: string
  readonly version: number
  readonly transaction_id?: string | undefined
}

/** Locks the request and refuses whoever may not decide now or saw an older state. */
export const lockForDecision = async (
  tx: Tx,
  caller: Session,
  action: RequestAction,
  { request_number, version }: Decision,
): Promise<RequestRecord> => {
  const request = await lockCase(tx, requestReading, caller.actor, request_number)
  if (request.state === 'draft') throw refuse('request_not_found')
  // The version goes first: whoever lost a race learns who decided, not that the state is wrong.
  if (version !== request.version) {
    const last = await readLastAct(tx, request.id)
    refuseStale(request, version, {
      status: requestStatusCode(request.state, request.step),
      ...(last ? { by: last.actor_name, action: last.action, at: last.at.toISOString() } : {}),
    })
  }
  await admitAction(tx, requestReading, caller, action, request)
  return request
}

/** Why the decision would be refused to the caller now, as `lockForDecision` would; null when it would not. */
export const judgeDecision = (caller: Session, action: RequestAction, request: RequestRecord): Refusal | null =>
  request.state === 'draft' ? refuse('request_not_found') : judgeAction(requestReading, caller, action, request)

/** Tells owner and creator. */
export const tellApplicant = (
  tx: Tx,
  services: Services,
  request: RequestRecord,
  action: keyof typeof notifications,
): Promise<void> =>
  tellParties(tx, services, request, { event: notifications[action], params: { number: request.request_number } })

/** What the applicant is told of each decision; only of those that he or she reads. */
const notifications = {
  agree: 'request_next',
  return: 'request_return',
  reject: 'request_declined',
  approve: 'request_approved',
} as const satisfies { readonly [A in ApplicantsAction<'request'>]?: NotificationName }

/** Whoever decides takes the request over; a colleague who held it is told. */
export const tellFormerHolder = (
  tx: Tx,
  services: Services,
  caller: Session,
  request: RequestRecord,
): Promise<void> => {
  const from = request.holder_user_id === null ? null : { userId: request.holder_user_id }
  // Whoever decides has it now, and is told nothing of that.
  return tellHolders(tx, services, caller, request, { from, to: null })
}

/** Status and version after a decision. */
export const presentMoved = (moved: Moved) => ({
  status: requestStatusCode(moved.state, moved.step),
  version: moved.version,
})

export const by = (caller: Session, input: Decision): Pick<Act, 'transactionId' | 'change'> => ({
  transactionId: input.transaction_id,
  change: { holder_user_id: caller.userId },
})

/** At least one remark, each on a field that the pinned form has (REQ-AGENCY-05, 06). */
export const readRemarks = async (
  tx: Tx,
  request: RequestRecord,
  remarks: readonly Remark[],
): Promise<readonly Remark[]> => {
  if (remarks.length === 0) throw refuse('remarks_missing')
  const definition = await readPinned(tx, request)
  const form = compilePinned(definition.body, request)
  for (const { path } of remarks) {
    if (path && !form.fields.has(path.split('/')[0] ?? '')) throw refuse('unknown_path', { params: { path } })
  }
  return remarks
}
