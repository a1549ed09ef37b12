// What other modules ask of invoices.
import { invoiceStatusCode } from '@khyanalt/domain/invoice-status'
import { tugrikDigits } from '@khyanalt/domain/money'
import type { Tx } from '../../db/transaction.ts'
import { listOfRequest, listSameReceipts } from './invoices.sql.ts'

/** Every invoice of a request, as its applicant may keep them. */
export const listInvoicesOfRequest = async (tx: Tx, requestId: string) =>
  (await listOfRequest(tx, requestId)).map(invoice => ({
    id: invoice.id,
    gen_id: invoice.gen_id,
    amount: tugrikDigits(invoice.amount),
    status: invoiceStatusCode(invoice.state),
    duedate: invoice.due_on,
    receipt: invoice.receipt,
    version: invoice.version,
  }))

/** The same with the invoices that carry the same receipt, as the agency's case screen shows them. */
export const listInvoicesOfCase = async (tx: Tx, requestId: string) => {
  const invoices = await listInvoicesOfRequest(tx, requestId)
  const ids = invoices.map(({ id }) => id)
  const same = await listSameReceipts(tx, ids, null)
  return invoices.map(invoice => ({ ...invoice, same_receipt: [...(same.get(invoice.id) ?? [])] }))
}
