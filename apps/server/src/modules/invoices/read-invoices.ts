// Reading invoices: the payer's lists, the money desk's list, one invoice.
import type { getInvoice, getPaymentWays, listInvoices, listStaffInvoices } from '@khyanalt/contract/invoices'
import type { countPayable } from '@khyanalt/contract/payable-count'
import { isApplicant } from '@khyanalt/domain/cases/case-actions'
import { InvoiceState, invoiceStatusCode } from '@khyanalt/domain/invoice-status'
import { agencyDate } from '../../clock.ts'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { readAccount } from '../agency/read-agency.ts'
import { countWithoutReceipt, listOwnInvoices, listScopedInvoices } from './invoice-lists.sql.ts'
import { findInvoice, type InvoiceRecord, listSameReceipts } from './invoices.sql.ts'
import { presentInvoice } from './present-invoice.ts'

export const listOwn =
  ({ clock }: Services): UseCase<typeof listInvoices> =>
  async (tx, caller, { type, page, pagesize }) => {
    const states = type === 'unpaid' ? (['unpaid'] as const) : (['paid', 'void'] as const)
    const { rows, total } = await listOwnInvoices(tx, caller, states, { page, size: pagesize })
    const same = await listSameReceipts(tx, idsOf(rows), caller)
    const today = agencyDate(clock.now())
    const data = rows.map(row => presentInvoice(row, today, same.get(row.id)))
    return { data: { data, per_page: pagesize, total } }
  }

export const openInvoice =
  ({ clock }: Services): UseCase<typeof getInvoice> =>
  async (tx, caller, { id }) => {
    const row = await getOwnInvoice(tx, caller, id)
    const same = await listSameReceipts(tx, [row.id], caller)
    return { data: presentInvoice(row, agencyDate(clock.now()), same.get(row.id)) }
  }

export const showWays =
  ({ config }: Services): UseCase<typeof getPaymentWays> =>
  async tx => ({ tax_site: config.TAX_SITE_URL, account: await readAccount(tx, config) })

export const countBadge: UseCase<typeof countPayable> = async (tx, caller) => ({
  count: await countWithoutReceipt(tx, caller),
})

export const listDesk =
  ({ clock }: Services): UseCase<typeof listStaffInvoices> =>
  async (tx, caller, input) => {
    const scopes = caller.grants.filter(grant => grant.role === 'FINANCE')
    const state = Object.values(InvoiceState).find(name => invoiceStatusCode(name) === input.status)
    const { rows, total } = await listScopedInvoices(
      tx,
      scopes,
      {
        state,
        hasReceipt: input.hasreceipt === undefined ? undefined : input.hasreceipt === '1',
        number: input.number || undefined,
      },
      { page: input.page, size: input.results },
    )
    const same = await listSameReceipts(tx, idsOf(rows), null)
    const today = agencyDate(clock.now())
    const data = rows.map(row => ({
      ...presentInvoice(row, today, same.get(row.id)),
      applicant: row.applicant,
    }))
    return { data: { data, per_page: input.results, total } }
  }

const idsOf = (rows: readonly InvoiceRecord[]): string[] => rows.map(row => row.id)

/** An invoice of the caller; anybody else's does not exist. */
export const getOwnInvoice = async (tx: Tx, caller: Session, id: string): Promise<InvoiceRecord> => {
  const invoice = await findInvoice(tx, id)
  const own =
    invoice &&
    isApplicant(caller.actor, {
      ownerUserId: invoice.owner_user_id,
      ownerCompanyId: invoice.owner_company_id,
      createdBy: invoice.request_created_by,
      deskId: invoice.request_desk_id,
    })
  if (!own) throw refuse('invoice_not_found')
  return invoice
}
