import type * as calls from '@khyanalt/contract/invoices'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { narrowPayer } from '../senders/narrow-to.ts'
import { listOwnInvoices } from './invoice-lists.sql.ts'
import { listSameReceipts } from './invoices.sql.ts'
import { presentInvoice } from './present-invoice.ts'
import { idsOf } from './read-invoices.ts'

export const listInvoices =
  ({ clock }: Services): UseCase<typeof calls.listInvoices> =>
  async (tx, session, { type, page, pagesize, behalf }) => {
    const caller = narrowPayer(session, behalf)
    const states = type === 'unpaid' ? (['unpaid'] as const) : (['paid', 'void'] as const)
    const { rows, total } = await listOwnInvoices(tx, caller, states, { page, size: pagesize })
    const same = await listSameReceipts(tx, idsOf(rows), caller)
    const today = agencyDate(clock.now())
    const data = rows.map(row => presentInvoice(row, today, same.get(row.id)))
    return { data: { data, per_page: pagesize, total } }
  }
