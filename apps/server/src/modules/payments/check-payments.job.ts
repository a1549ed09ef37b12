// Each minute: what has arrived for open offers, whether or not the provider called (REQ-ONLINE-04).
import { inTransaction } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { askProvider } from './ask-provider.ts'
import { listDue, markAsked } from './online-payments.sql.ts'

/** Offers that one run asks about. */
const most = 50
/** So many failures in a row are the provider's, not an offer's. */
const failuresInRow = 3

/** Asks about each in turn; a provider that is away is asked again by the next run. */
export const checkPayments =
  (services: Services, onAway: (error: Error) => void) =>
  async (_: object = {}): Promise<void> => {
    const { payments: provider, clock, db } = services
    if (!provider) return
    let failures = 0
    for (const id of await inTransaction(db, tx => listDue(tx, clock.now(), most))) {
      const now = clock.now()
      // Another process may have asked meanwhile.
      if (!(await inTransaction(db, tx => markAsked(tx, id, now, new Date(now.getTime() - 1000))))) continue
      try {
        await askProvider(services, provider, id)
        failures = 0
      } catch (error) {
        failures++
        onAway(error as Error)
        if (failures === failuresInRow) return
      }
    }
  }
