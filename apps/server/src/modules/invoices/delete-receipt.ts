import type * as calls from '@khyanalt/contract/invoices'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { applyAction } from '../requests/apply-action.ts'
import { updateInvoice } from './invoices.sql.ts'
import { lockOwn } from './keep-receipt.ts'

export const deleteReceipt =
  (services: Services): UseCase<typeof calls.deleteReceipt> =>
  async (tx, caller, { invoiceid, name }) => {
    const { invoice, request } = await lockOwn(tx, caller, 'delete_receipt', invoiceid, true)
    if (invoice.receipt !== name) throw refuse('receipt_missing')
    await updateInvoice(tx, invoice.id, { receipt_file_id: null })
    await applyAction(tx, services, caller, request, {
      action: 'delete_receipt',
      detail: { invoice: invoice.gen_id, file: name },
    })
    return {}
  }
