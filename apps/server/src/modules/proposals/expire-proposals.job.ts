// Nightly: what nobody confirmed in time is closed, and its proposer told.
import { inTransaction } from '../../db/transaction.ts'
import type { Night } from '../../jobs/nightly.ts'
import type { Services } from '../../services.ts'
import { auditProposal } from './audit-proposal.ts'
import { closeProposal, lockExpired } from './proposals.sql.ts'
import { tell } from './tell-administrators.ts'

const batch = 100

/** The task of the night. */
export const expireProposals =
  (services: Services) =>
  async ({ now }: Night): Promise<Record<string, number>> => {
    for (let expired = 0; ; ) {
      const some = await inTransaction(services.db, async tx => {
        const rows = await lockExpired(tx, now, batch)
        for (const row of rows) {
          await closeProposal(tx, row.id, { state: 'expired', decided_by: null, decided_at: now })
          await auditProposal(tx, services, null, 'expire', row)
          await tell(tx, services, [row.proposed_by], { by: '', summary: row.summary }, 'proposal_expired')
        }
        return rows.length
      })
      expired += some
      if (some < batch) return { expired }
    }
  }
