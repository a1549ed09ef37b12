import type * as calls from '@khyanalt/contract/online-payments'
import { formatTugrik, type Mongo, noMoney } from '@khyanalt/domain/money'
import { owedBack, returnsByProvider } from '@khyanalt/domain/online-payment'
import { inTransaction } from '../../db/transaction.ts'
import type { RawUseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { lockForProvider, seesMoneyOf } from '../invoices/settle-online.ts'
import { noteEvent } from '../requests/note-event.ts'
import { tellParties } from '../requests/tell-parties.ts'
import { findPayment, lockPayment, markReturned } from './online-payments.sql.ts'

/**
 * Gives back what belongs to the payer, or notes that it was transferred. While the provider is asked, this one request
 * stays locked: two people who press at once give it back once. Bound raw: that may take seconds.
 */
export const returnPayment =
  (services: Services): RawUseCase<typeof calls.returnPayment> =>
  ({ db, request: { log } }, caller, { id, way, comment }) =>
    inTransaction(db, async tx => {
      const found = await findPayment(tx, id)
      const locked = found && (await lockForProvider(tx, found.invoice_id))
      if (!locked || !seesMoneyOf(caller, locked.request)) throw refuse('not_found')
      const payment = await lockPayment(tx, id)
      const owed = payment ? owedBack(payment) : noMoney
      // The rest of what is paid in part may still come.
      if (!payment || owed === 0 || (payment.state === 'short' && locked.invoice.state === 'unpaid')) {
        throw refuse('payment_not_returnable')
      }
      if (way === 'provider') {
        const [arrived] = payment.arrived
        if (!arrived || !returnsByProvider(payment)) throw refuse('payment_not_returnable')
        if (!services.payments) throw refuse('payment_provider_away')
        await services.payments.refund(arrived.id).catch((error: unknown) => {
          log.warn({ err: error }, 'the payment provider refuses to give back')
          throw refuse('payment_provider_away')
        })
      }
      await markReturned(tx, id, {
        returned: (payment.returned + owed) as Mongo,
        return_reason: comment,
        returned_by: caller.userId,
      })
      const { request, invoice } = locked
      await noteEvent(tx, services, caller, request, {
        action: 'return_payment',
        note: comment,
        detail: { invoice: invoice.gen_id, amount: owed, way },
      })
      await tellParties(tx, services, request, {
        event: 'payment_returned',
        params: { number: request.request_number, invoice: invoice.gen_id, amount: formatTugrik(owed) },
      })
      return {}
    })
