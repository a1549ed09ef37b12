// A head of unit lets a request go on without its fee; the reason stays in the journal (REQ-FEE-04).
import type * as calls from '@khyanalt/contract/review'
import { readFee } from '@khyanalt/domain/fee-state'
import { formatTugrik } from '@khyanalt/domain/money'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { closeUnpaid } from '../invoices/close-unpaid.ts'
import { applyAction } from '../requests/apply-action.ts'
import { tellParties } from '../requests/tell-parties.ts'
import { lockForDecision, presentMoved } from './decide-request.ts'

export const waiveFee =
  (services: Services): UseCase<typeof calls.waiveFee> =>
  async (tx, caller, input) => {
    const request = await lockForDecision(tx, caller, 'waive_fee', input)
    if (!input.comment) throw refuse('reason_missing')
    const { amount } = readFee(request.fee)
    const invoice = await closeUnpaid(tx, services, request.id, input.comment, caller.userId)
    const moved = await applyAction(tx, services, caller, request, {
      action: 'waive_fee',
      transactionId: input.transaction_id,
      note: input.comment,
      detail: { amount, ...(invoice === null ? {} : { invoice }) },
      change: { fee_waived_at: services.clock.now() },
    })
    await tellParties(tx, services, request, {
      event: 'fee_waived',
      params: { number: request.request_number, amount: formatTugrik(amount) },
    })
    return presentMoved(moved)
  }
