import type * as calls from '@khyanalt/contract/invoices'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { narrowPayer } from '../senders/narrow-to.ts'
import { listSameReceipts } from './invoices.sql.ts'
import { presentInvoice } from './present-invoice.ts'
import { getOwnInvoice } from './read-invoices.ts'

export const getInvoice =
  ({ clock }: Services): UseCase<typeof calls.getInvoice> =>
  async (tx, caller, { id }) => {
    const row = await getOwnInvoice(tx, caller, id)
    const same = await listSameReceipts(tx, [row.id], narrowPayer(caller))
    return { data: presentInvoice(row, agencyDate(clock.now()), same.get(row.id)) }
  }
