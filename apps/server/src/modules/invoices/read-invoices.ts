// Reading invoices: the payer's lists, the money desk's list, one invoice.

import { asPayer } from '@khyanalt/domain/acting-rights'
import { isApplicant } from '@khyanalt/domain/cases/case-actions'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import { findInvoice, type InvoiceRecord } from './invoices.sql.ts'

export const idsOf = (rows: readonly InvoiceRecord[]): string[] => rows.map(row => row.id)

/** An invoice of the caller; anybody else's does not exist. */
export const getOwnInvoice = async (tx: Tx, caller: Session, id: string): Promise<InvoiceRecord> => {
  const invoice = await findInvoice(tx, id)
  const own =
    invoice &&
    isApplicant(asPayer(caller.actor), {
      ownerUserId: invoice.owner_user_id,
      ownerCompanyId: invoice.owner_company_id,
      createdBy: invoice.request_created_by,
      deskId: invoice.request_desk_id,
    })
  if (!own) throw refuse('invoice_not_found')
  return invoice
}
