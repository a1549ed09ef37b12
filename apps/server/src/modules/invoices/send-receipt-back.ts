import type * as calls from '@khyanalt/contract/invoices'
import { invoiceStatusCode } from '@khyanalt/domain/invoice-status'
import { addDays, agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { applyAction } from '../requests/apply-action.ts'
import { tellParties } from '../requests/tell-parties.ts'
import { lockInvoice } from './decide-receipt.ts'
import { updateInvoice } from './invoices.sql.ts'

export const sendReceiptBack =
  (services: Services): UseCase<typeof calls.sendReceiptBack> =>
  async (tx, caller, input) => {
    const { invoice, request } = await lockInvoice(tx, caller, 'send_receipt_back', input)
    if (!invoice.receipt) throw refuse('receipt_missing')
    if (!input.comment) throw refuse('reason_missing')
    await updateInvoice(tx, invoice.id, { receipt_file_id: null, reason: input.comment })
    // Whoever waited for this answer gets the full time again.
    const answerUntil = addDays(agencyDate(services.clock.now()), services.config.EXPIRE_UNPAID_DAYS)
    await applyAction(tx, services, caller, request, {
      action: 'send_receipt_back',
      transactionId: input.transaction_id,
      note: input.comment,
      detail: { invoice: invoice.gen_id },
      change: { expires_on: answerUntil > (request.expires_on ?? '') ? answerUntil : request.expires_on },
    })
    await tellParties(tx, services, request, {
      event: 'receipt_returned',
      params: { number: request.request_number, invoice: invoice.gen_id, reason: input.comment },
    })
    return { status: invoiceStatusCode('unpaid') }
  }
