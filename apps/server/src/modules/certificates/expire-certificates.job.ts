// Nightly: certificates past their last day become expired (CON-131); the request behind them stays as it was (CON-065).
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Night } from '../../jobs/nightly.ts'
import type { Services } from '../../services.ts'
import { expireEnded } from './endings.sql.ts'

const batch = 200

export const expireCertificates =
  ({ db }: Pick<Services, 'db'>) =>
  async ({ now, today }: Night) => {
    for (let expired = 0; ; ) {
      const ended = await inTransaction(db, async tx => {
        const ids = await expireEnded(tx, today, batch)
        for (const noun_id of ids) {
          const entry = { actor_user_id: null, action: 'expire', noun: 'certificate', noun_id } as const
          await insertAuditEntry(tx, { ...entry, id: uuidv7(), detail: {}, at: now })
        }
        return ids.length
      })
      expired += ended
      if (ended < batch) return { expired }
    }
  }
