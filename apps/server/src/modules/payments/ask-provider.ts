// Asks the provider what has arrived, and writes what follows: exactly once, however often it is asked (REQ-ONLINE-03).
import { formatTugrik, type Mongo } from '@khyanalt/domain/money'
import { type ArrivedPayment, judgePayment, owedBack, sumArrived } from '@khyanalt/domain/online-payment'
import { inTransaction } from '../../db/transaction.ts'
import type { PaymentProvider } from '../../external/payment-provider.ts'
import type { Services } from '../../services.ts'
import { isUnpaid, lockForProvider, settleOnline } from '../invoices/settle-online.ts'
import { tellParties } from '../requests/tell-parties.ts'
import { findPayment, lockPayment, type OnlinePayment, updatePayment } from './online-payments.sql.ts'
import { tellFinance } from './tell-finance.ts'

/** What an open offer has come to; throws when the provider cannot be asked. No lock is held while it is. */
export const askProvider = async (
  services: Services,
  provider: PaymentProvider,
  id: string,
): Promise<OnlinePayment | null> => {
  const { db } = services
  // The invoice may be closed while the provider is asked; the offer is then taken back before it is asked again.
  for (let time = 0; time < 2; time++) {
    const payment = await inTransaction(db, tx => findPayment(tx, id))
    if (!payment || payment.state === 'cancelled') return payment
    if (!isOpen(payment)) {
      await noteMore(services, payment, await provider.find(payment.provider_invoice))
      break
    }
    const closed = !(await inTransaction(db, tx => isUnpaid(tx, payment.invoice_id)))
    if (closed) await provider.cancel(payment.provider_invoice)
    const arrived = await provider.find(payment.provider_invoice)
    if (await writeArrived(services, payment, arrived, closed)) break
  }
  return inTransaction(db, tx => findPayment(tx, id))
}

const isOpen = ({ state }: Pick<OnlinePayment, 'state'>): boolean => state === 'open' || state === 'short'

/** Writes it under the locks of request and offer; false when the offer must be taken back first. */
const writeArrived = (
  services: Services,
  { id, invoice_id }: Pick<OnlinePayment, 'id' | 'invoice_id'>,
  arrived: readonly ArrivedPayment[],
  takenBack: boolean,
): Promise<boolean> =>
  inTransaction(services.db, async tx => {
    const locked = await lockForProvider(tx, invoice_id)
    const payment = await lockPayment(tx, id)
    // Somebody else asked meanwhile, and wrote it.
    if (!payment || !isOpen(payment)) return true
    const verdict = judgePayment(payment, locked.invoice.state, arrived)
    if (verdict.cancels && !takenBack) return false
    const { state, received } = verdict
    const closed = state === 'open' || state === 'short' ? {} : { closed_at: services.clock.now() }
    await updatePayment(tx, id, { state, received, arrived, ...closed })
    const owed = owedBack({ ...payment, state, received })
    // What came so far for an unpaid invoice still counts towards it.
    if (state !== 'short' && owed > 0) await tellFinance(tx, services, locked, owed)
    if (verdict.settles) {
      await settleOnline(
        tx,
        services,
        locked,
        arrived.map(one => one.id),
      )
    }
    if (state === 'short' && received !== payment.received) {
      await tellParties(tx, services, locked.request, {
        event: 'payment_short',
        params: {
          number: locked.request.request_number,
          invoice: locked.invoice.gen_id,
          received: formatTugrik(received),
          rest: formatTugrik((payment.amount - received) as Mongo),
        },
      })
    }
    return true
  })

/** A payment of an offer that is settled already belongs to its payer: it is noted, and stands to be returned. */
const noteMore = (
  services: Services,
  { id, invoice_id }: Pick<OnlinePayment, 'id' | 'invoice_id'>,
  arrived: readonly ArrivedPayment[],
): Promise<void> =>
  inTransaction(services.db, async tx => {
    const locked = await lockForProvider(tx, invoice_id)
    const payment = await lockPayment(tx, id)
    if (!payment) return
    // What was given back is no longer named; what was noted stays.
    const all = [
      ...payment.arrived,
      ...arrived.filter(one => !payment.arrived.some(({ id: known }) => known === one.id)),
    ]
    const received = sumArrived(all)
    if (received <= payment.received) return
    await updatePayment(tx, id, { state: payment.state, arrived: all, received })
    await tellFinance(tx, services, locked, owedBack({ ...payment, received }))
  })
