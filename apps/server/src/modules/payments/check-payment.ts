import type * as calls from '@khyanalt/contract/online-payments'
import { inTransaction } from '../../db/transaction.ts'
import type { RawUseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { getOwnInvoice } from '../invoices/settle-online.ts'
import { askProvider } from './ask-provider.ts'
import { findLatest } from './online-payments.sql.ts'
import { presentPayment } from './present-payment.ts'

/** Asks what has arrived for an own invoice. Bound raw: another system is asked, which may take seconds. */
export const checkPayment =
  (services: Services): RawUseCase<typeof calls.checkPayment> =>
  async ({ db, request }, caller, { invoiceid }) => {
    const { payments: provider } = services
    const latest = await inTransaction(db, async tx => {
      const invoice = await getOwnInvoice(tx, caller, invoiceid)
      return findLatest(tx, invoice.id)
    })
    if (!latest || !provider) return { data: latest && presentPayment(latest) }
    const now = await askProvider(services, provider, latest.id).catch((error: unknown) => {
      request.log.warn({ err: error }, 'the payment provider does not answer')
      throw refuse('payment_provider_away')
    })
    return { data: now && now.state !== 'cancelled' ? presentPayment(now) : null }
  }
