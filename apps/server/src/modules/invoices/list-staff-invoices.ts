import type * as calls from '@khyanalt/contract/invoices'
import { InvoiceState, invoiceStatusCode } from '@khyanalt/domain/invoice-status'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { listScopedInvoices } from './invoice-lists.sql.ts'
import { listSameReceipts } from './invoices.sql.ts'
import { presentInvoice } from './present-invoice.ts'
import { idsOf } from './read-invoices.ts'

export const listStaffInvoices =
  ({ clock }: Services): UseCase<typeof calls.listStaffInvoices> =>
  async (tx, caller, input) => {
    const today = agencyDate(clock.now())
    const scopes = caller.grants.filter(grant => grant.role === 'FINANCE')
    const state = Object.values(InvoiceState).find(name => invoiceStatusCode(name) === input.status)
    const { rows, total } = await listScopedInvoices(
      tx,
      scopes,
      {
        state,
        hasReceipt: input.hasreceipt === undefined ? undefined : input.hasreceipt === '1',
        number: input.number || undefined,
        dueBefore: input.overdue ? today : undefined,
      },
      { page: input.page, size: input.results },
    )
    const same = await listSameReceipts(tx, idsOf(rows), null)
    const data = rows.map(row => ({
      ...presentInvoice(row, today, same.get(row.id)),
      applicant: row.applicant,
    }))
    return { data: { data, per_page: input.results, total } }
  }
