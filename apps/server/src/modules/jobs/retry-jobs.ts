// Sends jobs that were given up back to work.
import type * as calls from '@khyanalt/contract/jobs'
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'

export const retryJobs =
  ({ clock, retryGivenUp }: Pick<Services, 'clock' | 'retryGivenUp'>): UseCase<typeof calls.retryJobs> =>
  async (tx, caller, which) => {
    const count = await retryGivenUp(tx, which)
    if (count === 0) throw refuse('job_gone')
    await insertAuditEntry(tx, {
      noun: 'job',
      id: uuidv7(),
      actor_user_id: caller.userId,
      action: 'retry',
      noun_id: 'ids' in which ? (which.ids[0] ?? '') : which.name,
      detail: { ...which, count },
      at: clock.now(),
    })
    return { count }
  }
