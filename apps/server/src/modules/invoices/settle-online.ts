// What payments over a provider ask of invoices: whose they are, how they stand, and to be settled.

import { asPayer } from '@khyanalt/domain/acting-rights'
import { isApplicant } from '@khyanalt/domain/cases/case-actions'
import { holdsRole } from '@khyanalt/domain/roles'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { admitAction, lockCase } from '../cases/lock-case.ts'
import { applyAction, requestReading } from '../requests/apply-action.ts'
import { getOwnRequest } from '../requests/own-request.ts'
import { factsOf } from '../requests/request-facts.ts'
import type { RequestRecord } from '../requests/request-record.ts'
import { system } from '../requests/system-doer.ts'
import { tellParties } from '../requests/tell-parties.ts'
import { findInvoice, type InvoiceRecord, updateInvoice } from './invoices.sql.ts'
import { lockOwn } from './keep-receipt.ts'

/** An invoice with its request, which nobody else acts on until the transaction ends. */
export type LockedInvoice = { readonly invoice: InvoiceRecord; readonly request: RequestRecord }

/** An own unpaid invoice without a receipt: what is waiting to be checked is not paid a second time. */
export const lockPayable = (tx: Tx, caller: Session, invoiceId: string): Promise<LockedInvoice> =>
  lockOwn(tx, caller, 'upload_receipt', invoiceId, false)

/** An own invoice in whatever state. */
export const getOwnInvoice = async (tx: Tx, caller: Session, invoiceId: string): Promise<InvoiceRecord> => {
  const invoice = await findInvoice(tx, invoiceId)
  if (!invoice) throw refuse('invoice_not_found')
  const payer = { ...caller, actor: asPayer(caller.actor) }
  const request = await getOwnRequest(tx, payer, invoice.request_id).catch(() => null)
  if (!request || !isApplicant(payer.actor, factsOf(request))) throw refuse('invoice_not_found')
  return invoice
}

/** Whether an invoice is still to be paid. */
export const isUnpaid = async (tx: Tx, invoiceId: string): Promise<boolean> =>
  (await findInvoice(tx, invoiceId))?.state === 'unpaid'

/** Locks the request of an invoice for the product itself, then reads the invoice as it stands. */
export const lockForProvider = async (tx: Tx, invoiceId: string): Promise<LockedInvoice> => {
  const found = await findInvoice(tx, invoiceId)
  if (!found) throw refuse('invoice_not_found')
  const request = await lockCase(tx, requestReading, { kind: 'system' }, found.request_id, 'invoice_not_found')
  return { invoice: (await findInvoice(tx, found.id)) ?? found, request }
}

/** Pays a locked invoice: the review goes on, and its people are told as when a receipt is confirmed. */
export const settleOnline = async (
  tx: Tx,
  services: Services,
  { invoice, request }: LockedInvoice,
  payments: readonly string[],
): Promise<void> => {
  await admitAction(tx, requestReading, { actor: { kind: 'system' } }, 'settle_online', request)
  await updateInvoice(tx, invoice.id, { state: 'paid', closed_at: services.clock.now() })
  await applyAction(tx, services, system, request, {
    action: 'settle_online',
    detail: { invoice: invoice.gen_id, payments },
  })
  await tellParties(tx, services, request, { event: 'request_next', params: { number: request.request_number } })
}

/** Whether the caller sees the money of this request. */
export const seesMoneyOf = ({ grants }: Pick<Session, 'grants'>, request: RequestRecord): boolean =>
  holdsRole(grants, 'FINANCE', factsOf(request))
