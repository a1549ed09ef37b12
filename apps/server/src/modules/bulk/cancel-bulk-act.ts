import type * as calls from '@khyanalt/contract/bulk-acts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { findStateOf, moveBulkAct } from './bulk-acts.sql.ts'

/** Whoever comes first, the person or the job, has it: a cancelled act never begins, a begun one is not cancelled. */
export const cancelBulkAct =
  ({ clock }: Services): UseCase<typeof calls.cancelBulkAct> =>
  async (tx, caller, { id }) => {
    const state = await findStateOf(tx, id, caller.userId)
    if (!state) throw refuse('not_found')
    const cancelled = await moveBulkAct(tx, id, { from: 'waiting', to: 'cancelled', endedAt: clock.now() })
    // Undone twice is undone.
    if (!cancelled && state !== 'cancelled') throw refuse('bulk_act_begun')
    return {}
  }
