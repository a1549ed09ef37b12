// The payer's receipt: attach, show, take off (REQ-INV-02…05).

import { asPayer } from '@khyanalt/domain/acting-rights'
import { isApplicant } from '@khyanalt/domain/cases/case-actions'
import type { RequestAction } from '@khyanalt/domain/request-actions'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import { admitAction, lockCase } from '../cases/lock-case.ts'
import { requestReading } from '../requests/apply-action.ts'
import { factsOf } from '../requests/request-facts.ts'
import { findInvoice } from './invoices.sql.ts'

/** Locks the caller's own invoice through its request. */
export const lockOwn = async (
  tx: Tx,
  caller: Session,
  action: RequestAction,
  invoiceId: string,
  withReceipt: boolean,
) => {
  const found = await findInvoice(tx, invoiceId)
  const actor = asPayer(caller.actor)
  if (!found) throw refuse('invoice_not_found')
  const request = await lockCase(tx, requestReading, actor, found.request_id, 'invoice_not_found')
  if (!isApplicant(actor, factsOf(request))) throw refuse('invoice_not_found')
  const invoice = await findInvoice(tx, found.id)
  if (!invoice) throw refuse('invoice_not_found')
  if (invoice.state !== 'unpaid') throw refuse('invoice_closed')
  await admitAction(tx, requestReading, { actor }, action, request)
  if (withReceipt && !invoice.receipt) throw refuse('receipt_missing')
  if (!withReceipt && invoice.receipt) throw refuse('receipt_present')
  return { invoice, request }
}
