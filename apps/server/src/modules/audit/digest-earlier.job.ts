// What there was before contents were digested is digested once, in the name of one event for each kind of thing; runs at
// every start and finds nothing to do but the first time.
import { type SealedKind, sealedKinds } from '@khyanalt/domain/audit-findings'
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { beginBaseline, digestNext, lockBaseline } from './contents.sql.ts'

const batch = 500

export const digestEarlier =
  ({ db, clock }: Pick<Services, 'db' | 'clock'>) =>
  async (): Promise<void> => {
    for (const kind of sealedKinds) {
      await inTransaction(db, async tx => {
        const id = uuidv7()
        if (!(await beginBaseline(tx, kind, id))) return
        const entry = { id, actor_user_id: null, action: 'baseline', noun: 'audit', noun_id: kind } as const
        await insertAuditEntry(tx, { ...entry, detail: {}, at: clock.now() })
      })
      while (await digestBatch({ db, clock }, kind));
    }
  }

/** Whether there may be more. */
const digestBatch = ({ db, clock }: Pick<Services, 'db' | 'clock'>, kind: SealedKind): Promise<boolean> =>
  inTransaction(db, async tx => {
    const baseline = await lockBaseline(tx, kind)
    if (!baseline || baseline.finished_at) return false
    const { event_id: eventId, after } = baseline
    return (await digestNext(tx, kind, { eventId, after, limit: batch, now: clock.now() })) === batch
  })
