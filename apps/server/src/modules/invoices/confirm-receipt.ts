import type * as calls from '@khyanalt/contract/invoices'
import { invoiceStatusCode } from '@khyanalt/domain/invoice-status'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { applyAction } from '../requests/apply-action.ts'
import { tellParties } from '../requests/tell-parties.ts'
import { lockInvoice } from './decide-receipt.ts'
import { updateInvoice } from './invoices.sql.ts'

export const confirmReceipt =
  (services: Services): UseCase<typeof calls.confirmReceipt> =>
  async (tx, caller, input) => {
    const { invoice, request } = await lockInvoice(tx, caller, 'confirm_receipt', input)
    if (!invoice.receipt) throw refuse('receipt_missing')
    await updateInvoice(tx, invoice.id, { state: 'paid', closed_by: caller.userId, closed_at: services.clock.now() })
    await applyAction(tx, services, caller, request, {
      action: 'confirm_receipt',
      transactionId: input.transaction_id,
      detail: { invoice: invoice.gen_id },
    })
    await tellParties(tx, services, request, { event: 'request_next', params: { number: request.request_number } })
    return { status: invoiceStatusCode('paid') }
  }
