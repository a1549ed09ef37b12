// The one way a request moves: rule, journal, projection, remarks, message, all in one transaction.

import type { Remark } from '@khyanalt/contract/requests'
import { findRule, nextPlace } from '@khyanalt/domain/cases/case-actions'
import { readFee } from '@khyanalt/domain/fee-state'
import { formatTugrik } from '@khyanalt/domain/money'
import { type RequestAction, requestCase } from '@khyanalt/domain/request-actions'
import type { RequestState } from '@khyanalt/domain/request-status'
import type { Role } from '@khyanalt/domain/roles'
import { moveClock, movesClock } from '@khyanalt/domain/statutory-clock'
import { v7 as uuidv7 } from 'uuid'
import { addDays, agencyDate } from '../../clock.ts'
import { listHolidays } from '../../db/holidays.sql.ts'
import { ringBell } from '../../db/ring-bell.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import type { CaseReading } from '../cases/case-kind.ts'
import { settleQuantities } from '../explosives/move-quantities.ts'
import { appendEvent, insertRemarks } from './journal.sql.ts'
import { factsOf } from './request-facts.ts'
import type { RequestRecord } from './request-record.ts'
import { findRequestForUpdate, type RequestChange, updateRequest } from './requests.sql.ts'

/** One act, with what it writes beside the move itself. */
export type Act = {
  readonly action: RequestAction
  /** The version the actor saw. */
  readonly version?: number | undefined
  readonly transactionId?: string | undefined
  readonly note?: string | undefined
  readonly remarks?: readonly Remark[]
  readonly detail?: object
  readonly change?: RequestChange
  /** Whether the act is written into the journal; autosaves are not. */
  readonly silent?: boolean
}

/** Who acts, as the journal names him or her; a job of the product has no user. */
export type Doer = {
  readonly userId: string | null
  readonly name: string
  readonly position: string | null
  readonly support?: Session['support']
}

/** Where the request stands afterwards. */
export type Moved = { readonly state: RequestRecord['state']; readonly step: number; readonly version: number }

/** How requests are found and judged. */
export const requestReading: CaseReading<RequestState, RequestAction, RequestRecord> = {
  rules: requestCase,
  missing: 'request_not_found',
  factsOf,
  currentOf: ({ state, version }) => ({ status: state, version }),
  amountOf: ({ fee }) => formatTugrik(readFee(fee).amount),
  lock: findRequestForUpdate,
}

/** Does an admitted act on a locked request. */
export const applyAction = async (
  tx: Tx,
  services: Services,
  caller: Doer,
  request: RequestRecord,
  act: Act,
): Promise<Moved> => {
  const next = nextPlace(requestCase, act.action, factsOf(request)) ?? { state: request.state, step: request.step }
  const rule = findRule(requestCase, request.state, act.action)
  const at = services.clock.now()
  const round = act.change?.round ?? request.round
  if (!act.silent) {
    const event = { id: uuidv7(), request_id: request.id, round }
    await appendEvent(tx, {
      ...event,
      action: act.action,
      actor_user_id: caller.userId,
      actor_name: caller.name,
      actor_position: caller.position,
      support_user_id: caller.support?.userId ?? null,
      from_state: request.state,
      from_step: request.step,
      to_state: next.state,
      to_step: next.step,
      resolve: rule?.resolve ?? null,
      note: act.note ?? null,
      detail: act.detail ?? {},
      transaction_id: act.transactionId ?? null,
      at,
    })
    const remarks = (act.remarks ?? []).map(remark => ({
      id: uuidv7(),
      title: remark.title,
      comment: remark.comment,
      path: remark.path ?? null,
    }))
    await insertRemarks(tx, event, remarks)
  }
  const moves = next.state !== request.state || next.step !== request.step
  const version = await updateRequest(
    tx,
    request.id,
    {
      ...(next.state === request.state ? {} : { expires_on: lastDay(services, next.state, agencyDate(at)) }),
      ...act.change,
      ...(moves ? { state: next.state, step: next.step, step_role: roleAt(request, next.step) } : {}),
      ...(movesClock(request.state, next.state) ? await clockAfter(tx, request, next.state, agencyDate(at)) : {}),
    },
    at,
  )
  if (moves) await settleQuantities(tx, next.state, { requestId: request.id, at })
  if (!act.silent) await ringBell(tx, { of: 'queue', requestNumber: request.request_number })
  return { ...next, version }
}

/** Sending starts the time the agency has; a return or an invoice stops it until the applicant has acted. */
const clockAfter = async (
  tx: Tx,
  request: RequestRecord,
  to: RequestRecord['state'],
  today: string,
): Promise<Pick<RequestChange, 'due_on' | 'days_left'>> => {
  const { state: from, plan, due_on: dueOn, days_left: daysLeft } = request
  const clock = moveClock({ dueOn, daysLeft }, { from, to, today, plan, holidays: await listHolidays(tx, today) })
  return { due_on: clock.dueOn, days_left: clock.daysLeft }
}

/** A return is to be answered within so many days; for a payment the invoice says until when (CON-065). */
const lastDay = ({ config }: Services, state: RequestRecord['state'], today: string): string | null =>
  state === 'returned' ? addDays(today, config.EXPIRE_RETURNED_DAYS) : null

const roleAt = (request: RequestRecord, step: number): Role =>
  request.plan[step - 1]?.role ?? request.plan.at(-1)?.role ?? 'APPROVER'
