// Tells the accountants of a request's scope that money belongs to its payer.
import { formatTugrik, type Mongo } from '@khyanalt/domain/money'
import { listStaffWithRole } from '../../db/staff-with-role.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { type LockedInvoice, seesMoneyOf } from '../invoices/settle-online.ts'
import { notify } from '../notifications/notify.ts'

/** `amount` is what has to be returned now. */
export const tellFinance = async (
  tx: Tx,
  services: Pick<Services, 'clock' | 'enqueue'>,
  { invoice, request }: LockedInvoice,
  amount: Mongo,
): Promise<void> => {
  const accountants = (await listStaffWithRole(tx, ['FINANCE'])).filter(each => seesMoneyOf(each, request))
  await notify(tx, services, {
    to: accountants.map(({ id }) => id),
    event: 'payment_to_return',
    params: { invoice: invoice.gen_id, amount: formatTugrik(amount) },
    requestId: null,
  })
}
