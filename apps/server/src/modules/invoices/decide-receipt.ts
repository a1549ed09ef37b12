// The money desk's acts on an unpaid invoice: confirm, send back, void (CON-140).
import type { RequestAction } from '@khyanalt/domain/request-actions'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import { admitAction, lockCase } from '../cases/lock-case.ts'
import { requestReading } from '../requests/apply-action.ts'
import type { RequestRecord } from '../requests/request-record.ts'
import { findInvoice, type InvoiceRecord } from './invoices.sql.ts'

/** Locks the request of an invoice, then reads the invoice as it stands under the lock. */
export const lockInvoice = async (
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
  await admitAction(tx, requestReading, caller, action, request)
  if (version !== undefined && version !== invoice.version) {
    throw refuse('version_conflict', { current: { version: invoice.version, receipt: invoice.receipt } })
  }
  return { invoice, request }
}
