// The confirmation of a request that was sent: what happens next and until when (REQ-CONFIRM-01).
import type * as calls from '@khyanalt/contract/sent-request'
import { stationsOf } from '@khyanalt/domain/desk/course'
import { readFee } from '@khyanalt/domain/fee-state'
import { tugrikDigits } from '@khyanalt/domain/money'
import { requestStatusCode } from '@khyanalt/domain/request-status'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { getOwnRequest } from './own-request.ts'
import { organizationOf } from './present-request.ts'

export const getSentRequest: UseCase<typeof calls.getSentRequest> = async (tx, caller, { request_number }) => {
  const request = await getOwnRequest(tx, caller, request_number)
  const { state, step, plan, submitted_at } = request
  if (state === 'draft' || submitted_at === null) throw refuse('wrong_state')
  const { state: feeState, amount } = readFee(request.fee)
  const underWay = state === 'sent' || state === 'review' || state === 'payment'
  return {
    data: {
      request_number: request.request_number,
      title: { mn: request.service_name_mn, en: request.service_name_en },
      status: requestStatusCode(state, step),
      submitted_at: submitted_at.toISOString(),
      organization: organizationOf(request),
      day: underWay ? request.due_on : null,
      stations: underWay ? [...stationsOf(state, step, plan)] : [],
      fee: { state: feeState, amount: tugrikDigits(amount) },
    },
  }
}
