// Reading invoices: the payer's lists, the money desk's list, one invoice, its PDF.
import type {
  countPayable,
  getInvoice,
  getInvoicePdf,
  listInvoices,
  listStaffInvoices,
} from '@khyanalt/contract/invoices'
import { InvoiceState, invoiceStatusCode } from '@khyanalt/domain/invoice-status'
import { isApplicant } from '@khyanalt/domain/request-actions'
import { agencyDate } from '../../clock.ts'
import { inSnapshot, type Tx } from '../../db/transaction.ts'
import type { RawUseCase, UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import {
  countWithoutReceipt,
  findInvoice,
  type InvoiceRecord,
  listOwnInvoices,
  listScopedInvoices,
} from './invoices.sql.ts'
import { presentInvoice } from './present-invoice.ts'

export const listOwn: UseCase<typeof listInvoices> = async (tx, caller, { type, page, pagesize }) => {
  const states = type === 'unpaid' ? (['unpaid'] as const) : (['paid', 'void'] as const)
  const { rows, total } = await listOwnInvoices(tx, caller, states, { page, size: pagesize })
  return { data: { data: rows.map(presentInvoice), per_page: pagesize, total } }
}

export const openInvoice: UseCase<typeof getInvoice> = async (tx, caller, { id }) => ({
  data: presentInvoice(await getOwnInvoice(tx, caller, id)),
})

export const countBadge: UseCase<typeof countPayable> = async (tx, caller) => ({
  count: await countWithoutReceipt(tx, caller),
})

export const listDesk: UseCase<typeof listStaffInvoices> = async (tx, caller, input) => {
  const scopes = caller.grants.filter(grant => grant.role === 'FINANCE')
  const state = Object.values(InvoiceState).find(name => invoiceStatusCode(name) === input.status)
  const { rows, total } = await listScopedInvoices(
    tx,
    scopes,
    { state, hasReceipt: input.hasreceipt === undefined ? undefined : input.hasreceipt === '1' },
    { page: input.page, size: input.results },
  )
  const data = rows.map(row => ({ ...presentInvoice(row), applicant: row.applicant }))
  return { data: { data, per_page: input.results, total } }
}

export const printInvoice =
  (services: Services): RawUseCase<typeof getInvoicePdf> =>
  async ({ db }, caller, { id }) => {
    const invoice = await inSnapshot(db, tx => getOwnInvoice(tx, caller, id))
    const body = await services.documents.invoice({
      number: invoice.gen_id,
      requestNumber: invoice.request_number,
      service: { mn: invoice.service_name_mn, en: invoice.service_name_en },
      organization: invoice.organization_mn ? { mn: invoice.organization_mn, en: invoice.organization_en ?? '' } : null,
      payer: { name: invoice.applicant, registerNumber: invoice.payer_register_number, address: null },
      lines: [{ text: { mn: invoice.service_name_mn, en: invoice.service_name_en }, amount: invoice.amount }],
      status: invoice.state,
      issuer: null,
      payment: [],
      issuedOn: agencyDate(invoice.created_at),
      dueOn: invoice.due_on,
    })
    return {
      body,
      type: 'application/pdf',
      headers: {
        'content-disposition': `inline; filename="${invoice.gen_id}.pdf"`,
        'cache-control': 'private, no-store',
      },
    }
  }

/** An invoice of the caller; anybody else's does not exist. */
const getOwnInvoice = async (tx: Tx, caller: Session, id: string): Promise<InvoiceRecord> => {
  const invoice = await findInvoice(tx, id)
  const own =
    invoice &&
    isApplicant(caller.actor, {
      ownerUserId: invoice.owner_user_id,
      ownerCompanyId: invoice.owner_company_id,
      createdBy: invoice.request_created_by,
    })
  if (!own) throw refuse('invoice_not_found')
  return invoice
}
