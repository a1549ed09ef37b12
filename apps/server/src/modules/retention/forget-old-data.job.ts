// Nightly: forgets what is no record and no longer needed (docs/personal-data.md). Each batch in a transaction of its
// own, so that nobody waits and a night that broke off goes on with the next.
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Night } from '../../jobs/nightly.ts'
import type { Services } from '../../services.ts'
import {
  emptyAccount,
  emptyDeletedDrafts,
  type Forget,
  forgetAbsences,
  forgetFailures,
  forgetLinks,
  forgetMissedSearches,
  forgetNotifications,
  forgetPresence,
  forgetSessions,
  listLockedClients,
} from './retention.sql.ts'
import { retentionDays } from './retention-periods.ts'

const day = 24 * 60 * 60_000
const batch = 1000

/** The task of the night. */
export const forgetOldData =
  (services: Services) =>
  async ({ now }: Night): Promise<Record<string, number>> => {
    const forget = async (what: keyof typeof retentionDays, some: Forget): Promise<number> => {
      const before = new Date(now.getTime() - retentionDays[what] * day)
      for (let gone = 0; ; ) {
        const more = await inTransaction(services.db, tx => some(tx, before, batch))
        gone += more
        if (more < batch) return gone
      }
    }
    return {
      sessions: await forget('endedSessions', forgetSessions),
      sign_ins: await forget('failedSignIns', forgetFailures),
      links: await forget('expiredLinks', forgetLinks),
      notifications: await forget('notifications', forgetNotifications),
      searches: await forget('missedSearches', forgetMissedSearches),
      absences: await forget('absences', forgetAbsences),
      presence: await forget('presence', forgetPresence),
      answers: await forget('deletedDrafts', emptyDeletedDrafts),
      accounts: await forget('lockedAccounts', (tx, before, limit) => emptyAccounts(tx, before, limit, now)),
    }
  }

/** The audit keeps that it was done, and for whom. */
const emptyAccounts = async (tx: Tx, before: Date, limit: number, at: Date): Promise<number> => {
  const ids = await listLockedClients(tx, before, limit)
  for (const id of ids) {
    await emptyAccount(tx, id, at)
    await insertAuditEntry(tx, {
      noun: 'account',
      id: uuidv7(),
      actor_user_id: null,
      action: 'forget',
      noun_id: id,
      detail: {},
      at,
    })
  }
  return ids.length
}
