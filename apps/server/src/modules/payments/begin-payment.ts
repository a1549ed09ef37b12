import type * as calls from '@khyanalt/contract/online-payments'
import { v7 as uuidv7 } from 'uuid'
import { inTransaction } from '../../db/transaction.ts'
import type { RawUseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { lockPayable } from '../invoices/settle-online.ts'
import { findLatest, insertPayment } from './online-payments.sql.ts'
import { presentPayment } from './present-payment.ts'

/** Offers an own invoice at the provider. Bound raw: another system is asked, which may take seconds. */
export const beginPayment =
  (services: Services): RawUseCase<typeof calls.beginPayment> =>
  async ({ db, request }, caller, { invoiceid }) => {
    const { payments: provider, clock, config } = services
    if (!provider) throw refuse('payment_provider_away')
    const { invoice, latest } = await inTransaction(db, async tx => {
      const locked = await lockPayable(tx, caller, invoiceid)
      return { invoice: locked.invoice, latest: await findLatest(tx, locked.invoice.id) }
    })
    if (latest && latest.state !== 'paid' && latest.state !== 'unasked') return { data: presentPayment(latest) }
    const id = uuidv7()
    const offer = await provider
      .create({
        number: invoice.gen_id,
        description: `${invoice.gen_id} ${invoice.service_name_mn}`.slice(0, 200),
        amount: invoice.amount,
        callback: `${config.PUBLIC_URL}/api/invoices/qpay/callback?id=${id}`,
      })
      .catch((error: unknown) => {
        request.log.warn({ err: error }, 'the payment provider does not answer')
        throw refuse('payment_provider_away')
      })
    const made = await inTransaction(db, async tx => {
      // Paid by other means while the provider was asked: the sweep takes the offer back.
      await insertPayment(tx, {
        id,
        invoice_id: invoice.id,
        provider_invoice: offer.id,
        amount: invoice.amount,
        qr_text: offer.qrText,
        links: offer.links,
        created_by: caller.userId,
        created_at: clock.now(),
      })
      return findLatest(tx, invoice.id)
    })
    if (made?.provider_invoice !== offer.id) {
      // Somebody else was quicker; two offers for one invoice could both be paid.
      await provider.cancel(offer.id).catch((error: unknown) => request.log.warn({ err: error }, 'an offer is left'))
    }
    if (!made) throw refuse('payment_provider_away')
    return { data: presentPayment(made) }
  }
