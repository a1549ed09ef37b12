// Nightly: requests that were not paid or answered until their last day become expired (CON-065). Each in a transaction
// of its own, so that one that fails keeps no other open.
import { expiryReason } from '@khyanalt/domain/messages/expiry'
import { inTransaction } from '../../db/transaction.ts'
import type { Night } from '../../jobs/nightly.ts'
import { oneByOne } from '../../jobs/one-by-one.ts'
import type { Services } from '../../services.ts'
import { closeUnpaid } from '../invoices/close-unpaid.ts'
import { expireRequest, listOverdueRequests } from '../requests/expire-request.ts'

const batch = 200

/** The task of the night. */
export const expireRequests =
  (services: Services) =>
  async ({ today }: Night): Promise<Record<string, number>> => {
    let expired = 0
    const turns = oneByOne()
    for (let after: string | null = null; ; ) {
      const ids = await inTransaction(services.db, tx => listOverdueRequests(tx, today, after, batch))
      for (const id of ids) {
        const closed = await turns.take(id, () =>
          inTransaction(services.db, async tx => {
            if (!(await expireRequest(tx, services, id, today))) return false
            await closeUnpaid(tx, services, id, expiryReason)
            return true
          }),
        )
        if (closed) expired += 1
      }
      const last = ids.at(-1)
      if (last === undefined || ids.length < batch) break
      after = last
    }
    turns.end()
    return { expired }
  }
