// Changes an employee; requests that were sent keep what they showed (CON-078).

import { isDeepStrictEqual } from 'node:util'
import type * as calls from '@khyanalt/contract/workers'
import { workerScreenTexts } from '@khyanalt/domain/messages/worker-screens'
import { answersOfWorker, type WorkerAnswers } from '@khyanalt/domain/worker'
import { v7 as uuidv7 } from 'uuid'
import { agencyDate } from '../../clock.ts'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { formOf, judgeWorker, papersOf, valuesOf, withGiven } from './judge-worker.ts'
import { lockOwnWorker } from './lock-own-worker.ts'
import { getWorker } from './read-workers.ts'
import { replaceWorkerFiles, writeWorker } from './workers.sql.ts'

export const updateWorker =
  ({ clock }: Services): UseCase<typeof calls.updateWorker> =>
  async (tx, caller, input) => {
    const row = await lockOwnWorker(tx, caller, input)
    const before = await getWorker(tx, row.id)
    if (input.version !== undefined && input.version !== row.version) {
      throw refuse('version_conflict', { current: before })
    }
    const at = clock.now()
    const stored = answersOfWorker(before)
    const worker = await judgeWorker(tx, withGiven(stored, input.data), {
      form: formOf(input.form, input.data, stored),
      owner: { companyId: row.owner_company_id, userId: row.owner_user_id ?? caller.userId },
      userId: caller.userId,
      today: agencyDate(at),
      known: row,
    })
    await writeWorker(tx, row.id, valuesOf(worker), at)
    await replaceWorkerFiles(tx, row.id, papersOf(worker))
    await insertAuditEntry(tx, {
      id: uuidv7(),
      actor_user_id: caller.userId,
      action: 'update',
      noun: 'worker',
      noun_id: row.id,
      detail: { version: row.version + 1, changed: changedFields(stored, worker) },
      at,
    })
    return { message: workerScreenTexts.mn.updated, data: await getWorker(tx, row.id) }
  }

const changedFields = (before: WorkerAnswers, after: WorkerAnswers): string[] =>
  (Object.keys(after) as (keyof WorkerAnswers)[]).filter(name => !isDeepStrictEqual(before[name], after[name]))
