// Runs a task of the night by day, for an administrator who cannot wait.
import type * as calls from '@khyanalt/contract/jobs'
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { readTask } from '../../jobs/read-jobs.ts'
import type { Services } from '../../services.ts'

export const runNightTask =
  ({ clock, enqueue }: Pick<Services, 'clock' | 'enqueue'>): UseCase<typeof calls.runNightTask> =>
  async (tx, caller, { task }) => {
    const at = clock.now()
    const state = await readTask(tx, task, at)
    if (state === 'unknown') throw refuse('not_found')
    if (state === 'running') throw refuse('task_running')
    await enqueue(tx, 'nightly', { task })
    await insertAuditEntry(tx, {
      noun: 'job',
      id: uuidv7(),
      actor_user_id: caller.userId,
      action: 'run',
      noun_id: task,
      detail: {},
      at,
    })
    return {}
  }
