// The money desk's acts on an unpaid invoice: confirm, send back, void (CON-140).
import type { confirmReceipt, sendReceiptBack, voidInvoice } from '@khyanalt/contract/invoices'
import { invoiceStatusCode } from '@khyanalt/domain/invoice-status'
import type { RequestAction } from '@khyanalt/domain/request-actions'
import { addDays, agencyDate } from '../../clock.ts'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { admitAction, lockCase } from '../cases/lock-case.ts'
import { applyAction, requestReading } from '../requests/apply-action.ts'
import type { RequestRecord } from '../requests/request-record.ts'
import { tellParties } from '../requests/tell-parties.ts'
import { findInvoice, type InvoiceRecord, updateInvoice } from './invoices.sql.ts'

export const confirmPayment =
  (services: Services): UseCase<typeof confirmReceipt> =>
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

export const returnReceipt =
  (services: Services): UseCase<typeof sendReceiptBack> =>
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

export const voidUnpaid =
  (services: Services): UseCase<typeof voidInvoice> =>
  async (tx, caller, input) => {
    const { invoice, request } = await lockInvoice(tx, caller, 'void_invoice', input)
    if (!input.comment) throw refuse('reason_missing')
    await updateInvoice(tx, invoice.id, {
      state: 'void',
      reason: input.comment,
      closed_by: caller.userId,
      closed_at: services.clock.now(),
    })
    await applyAction(tx, services, caller, request, {
      action: 'void_invoice',
      transactionId: input.transaction_id,
      note: input.comment,
      detail: { invoice: invoice.gen_id },
    })
    await tellParties(tx, services, request, { event: 'request_next', params: { number: request.request_number } })
    return { status: invoiceStatusCode('void') }
  }

/** Locks the request of an invoice, then reads the invoice as it stands under the lock. */
const lockInvoice = async (
  tx: Tx,
  caller: Session,
  action: RequestAction,
  { invoiceid, version }: { readonly invoiceid: string; readonly version?: number | undefined },
): Promise<{ invoice: InvoiceRecord; request: RequestRecord }> => {
  const found = await findInvoice(tx, invoiceid)
  if (!found) throw refuse('invoice_not_found')
  const request = await lockCase(tx, requestReading, caller.actor, found.request_id, 'invoice_not_found')
  const invoice = await findInvoice(tx, found.id)
  if (!invoice) throw refuse('invoice_not_found')
  if (invoice.state !== 'unpaid') throw refuse('invoice_closed')
  admitAction(requestReading, caller, action, request)
  if (version !== undefined && version !== invoice.version) {
    throw refuse('version_conflict', { current: { version: invoice.version, receipt: invoice.receipt } })
  }
  return { invoice, request }
}
