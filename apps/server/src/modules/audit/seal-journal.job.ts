// Takes rows of journal and audit into the chain, a minute after they were written at the latest.
import { inTransaction } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { hashRow, hashSeal } from './seal-hash.ts'
import { insertSeals, lockEnd, type Seal, takeWaiting } from './seals.sql.ts'

const batch = 1000

/** Seals until nothing waits; processes that seal at once take turns. */
export const sealJournal =
  ({ db, clock }: Pick<Services, 'db' | 'clock'>) =>
  async (): Promise<void> => {
    for (;;) {
      const sealed = await inTransaction(db, async tx => {
        const end = await lockEnd(tx)
        const rows = await takeWaiting(tx, batch)
        let { number, hash } = end
        const seals: Seal[] = rows.map(({ source, row_id, says }) => {
          const row_hash = hashRow(says)
          number += 1
          hash = hashSeal(hash, { source, row_id, row_hash })
          return { number, source, row_id, row_hash, hash }
        })
        await insertSeals(tx, seals, clock.now())
        return seals.length
      })
      if (sealed < batch) return
    }
  }
