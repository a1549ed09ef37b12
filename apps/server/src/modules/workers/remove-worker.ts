// Takes an employee off the list. Requests that are not decided still need the record, decided ones keep a copy.
import type * as calls from '@khyanalt/contract/workers'
import { workerScreenTexts } from '@khyanalt/domain/messages/worker-screens'
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { listOpenRequestsNaming } from '../senders/read-sender.ts'
import { lockOwnWorker } from './lock-own-worker.ts'
import { deleteWorker } from './workers.sql.ts'

export const removeWorker =
  ({ clock }: Services): UseCase<typeof calls.removeWorker> =>
  async (tx, caller, input) => {
    const row = await lockOwnWorker(tx, caller, input)
    const requests = await listOpenRequestsNaming(tx, row, row.id)
    if (requests.length > 0) throw refuse('worker_in_use', { params: { requests: requests.join(', ') } })
    const at = clock.now()
    await deleteWorker(tx, row.id, at)
    await insertAuditEntry(tx, {
      id: uuidv7(),
      actor_user_id: caller.userId,
      action: 'remove',
      noun: 'worker',
      noun_id: row.id,
      detail: { register_number: row.register_number },
      at,
    })
    return { message: workerScreenTexts.mn.removed }
  }
