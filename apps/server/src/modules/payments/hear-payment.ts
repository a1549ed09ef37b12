import type * as calls from '@khyanalt/contract/online-payments'
import { inTransaction } from '../../db/transaction.ts'
import { isUuid } from '../../db/uuid.ts'
import type { RawUseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { askProvider } from './ask-provider.ts'
import { markAsked } from './online-payments.sql.ts'

const uuidLength = 36
/** Whoever calls again and again makes the provider be asked no more often, in milliseconds. */
const pause = 3000

/** Hears that something happened, and asks what; the caller learns nothing. Bound raw: it may take seconds. */
export const hearPayment =
  (services: Services): RawUseCase<typeof calls.hearPayment> =>
  async ({ db, request }, _caller, input) => {
    const id = input.id.slice(0, uuidLength)
    const { payments: provider, clock } = services
    if (provider && isUuid(id)) {
      const now = clock.now()
      const isDue = await inTransaction(db, tx => markAsked(tx, id, now, new Date(now.getTime() - pause)))
      // What is not learnt now is learnt by the sweep.
      if (isDue) {
        await askProvider(services, provider, id).catch((error: unknown) =>
          request.log.warn({ err: error }, 'the payment provider does not answer'),
        )
      }
    }
    // The word that the provider waits for.
    return { body: Buffer.from('SUCCESS'), type: 'text/plain; charset=utf-8' }
  }
