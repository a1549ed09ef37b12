import type * as calls from '@khyanalt/contract/bulk-acts'
import { undoSeconds } from '@khyanalt/domain/bulk-act'
import { v7 as uuidv7 } from 'uuid'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { findDecider } from '../review/find-decider.ts'
import { insertBulkAct } from './bulk-acts.sql.ts'

/** Stores the order alone: until its time is over nothing is written to a case and nobody is told. */
export const startBulkAct =
  ({ clock, enqueue }: Services): UseCase<typeof calls.startBulkAct> =>
  async (tx, caller, { action, to, requests, remark, note }) => {
    if (action === 'return' && !remark) throw refuse('remarks_missing')
    if (action === 'assign' && !(to && (await findDecider(tx, to)))) throw refuse('assignee_not_allowed')
    const now = clock.now()
    const id = uuidv7()
    await insertBulkAct(
      tx,
      {
        id,
        user_id: caller.userId,
        session_id: caller.sessionId,
        action,
        to_user_id: action === 'assign' ? (to ?? null) : null,
        remark_title: action === 'return' ? (remark?.title ?? null) : null,
        remark: action === 'return' ? (remark?.comment ?? null) : null,
        note: action === 'agree' ? (note ?? null) : null,
        state: 'waiting',
        created_at: now,
        due_at: new Date(now.getTime() + undoSeconds * 1000),
      },
      // In one order everywhere, as where somebody assigns many.
      requests.toSorted((one, other) => (one.request_number < other.request_number ? -1 : 1)),
    )
    await enqueue(tx, 'run-bulk-acts', { id })
    return { id, seconds_left: undoSeconds }
  }
