// The payer's receipt: attach, show, take off (REQ-INV-02…05).
import type { deleteReceipt, showReceipt, uploadReceipt } from '@khyanalt/contract/invoices'
import { isApplicant } from '@khyanalt/domain/cases/case-actions'
import type { RequestAction } from '@khyanalt/domain/request-actions'
import type { Tx } from '../../db/transaction.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { RawUseCase, UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { admitAction, lockCase } from '../cases/lock-case.ts'
import { attachFiles } from '../files/attach-files.ts'
import { receiveUpload } from '../files/receive-upload.ts'
import { answerFileUrl } from '../files/show-file.ts'
import { applyAction, requestReading } from '../requests/apply-action.ts'
import { factsOf } from '../requests/request-facts.ts'
import { findInvoice, listSameReceipts, updateInvoice } from './invoices.sql.ts'

export const attachReceipt =
  (services: Services): RawUseCase<typeof uploadReceipt> =>
  async (context, caller, { invoiceid }) => {
    // Refused before a byte is read, and again under the lock when the file is there.
    await inTransaction(context.db, tx => lockOwn(tx, caller, 'upload_receipt', invoiceid, false))
    const file = await receiveUpload(services, context, caller, 'receipt')
    return inTransaction(context.db, async tx => {
      const { invoice, request } = await lockOwn(tx, caller, 'upload_receipt', invoiceid, false)
      await updateInvoice(tx, invoice.id, { receipt_file_id: file.fileId, reason: null })
      await attachFiles(tx, { requestId: request.id, ownerUserId: caller.userId, names: [file.name] })
      await applyAction(tx, services, caller, request, {
        action: 'upload_receipt',
        detail: { invoice: invoice.gen_id, file: file.name },
      })
      const same = await listSameReceipts(tx, [invoice.id], caller)
      return { filename: file.name, same_receipt: [...(same.get(invoice.id) ?? [])] }
    })
  }

export const removeReceipt =
  (services: Services): UseCase<typeof deleteReceipt> =>
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

export const openReceipt = (services: Services): UseCase<typeof showReceipt> => answerFileUrl(services)

/** Locks the caller's own invoice through its request. */
const lockOwn = async (tx: Tx, caller: Session, action: RequestAction, invoiceId: string, withReceipt: boolean) => {
  const found = await findInvoice(tx, invoiceId)
  if (!found) throw refuse('invoice_not_found')
  const request = await lockCase(tx, requestReading, caller.actor, found.request_id, 'invoice_not_found')
  if (!isApplicant(caller.actor, factsOf(request))) throw refuse('invoice_not_found')
  const invoice = await findInvoice(tx, found.id)
  if (!invoice) throw refuse('invoice_not_found')
  if (invoice.state !== 'unpaid') throw refuse('invoice_closed')
  admitAction(requestReading, caller, action, request)
  if (withReceipt && !invoice.receipt) throw refuse('receipt_missing')
  if (!withReceipt && invoice.receipt) throw refuse('receipt_present')
  return { invoice, request }
}
