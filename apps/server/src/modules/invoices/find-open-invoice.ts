// What other modules ask of invoices.
import { invoiceStatusCode } from '@khyanalt/domain/invoice-status'
import { tugrikDigits } from '@khyanalt/domain/money'
import type { Tx } from '../../db/transaction.ts'
import { findUnpaid, listOfRequest } from './invoices.sql.ts'

/** The unpaid invoice of a request, as its detail screen shows it. */
export const findOpenInvoice = async (tx: Tx, requestId: string) => {
  const invoice = await findUnpaid(tx, requestId)
  return invoice
    ? {
        id: invoice.id,
        gen_id: invoice.gen_id,
        amount: tugrikDigits(invoice.amount),
        status: invoiceStatusCode(invoice.state),
        receipt: invoice.receipt,
      }
    : null
}

/** Every invoice of a request, as the agency's case screen shows them. */
export const listInvoicesOfRequest = async (tx: Tx, requestId: string) =>
  (await listOfRequest(tx, requestId)).map(invoice => ({
    id: invoice.id,
    gen_id: invoice.gen_id,
    amount: tugrikDigits(invoice.amount),
    status: invoiceStatusCode(invoice.state),
    duedate: invoice.due_on,
    receipt: invoice.receipt,
  }))
