// The operators' look at work behind the scenes.
import type * as calls from '@khyanalt/contract/jobs'
import { readLastBackups } from '../../backup/backups.sql.ts'
import type { UseCase } from '../../http/bind.ts'
import { readJobs } from '../../jobs/read-jobs.ts'
import type { Services } from '../../services.ts'

/** As long as the alert BackupMissing waits, in milliseconds. */
const lateAfter = 36 * 3_600_000

export const listJobs =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof calls.listJobs> =>
  async tx => {
    const { queues, givenUp, tasks, nightly } = await readJobs(tx)
    const { last, verifiedAt } = await readLastBackups(tx)
    return {
      data: {
        queues: queues.map(queue => ({
          name: queue.name,
          waiting: queue.waiting,
          running: queue.running,
          given_up: queue.given_up,
          oldest_at: queue.oldest?.toISOString() ?? null,
        })),
        given_up: {
          total: givenUp.total,
          rows: givenUp.rows.map(job => ({
            id: job.id,
            name: job.name,
            about: Object.fromEntries(Object.entries(job.data).map(([key, value]) => [key, String(value)])),
            tries: job.tries,
            failure: String(job.output?.message ?? '').slice(0, 500),
            created_at: job.created_at.toISOString(),
            given_up_at: job.given_up_at.toISOString(),
          })),
        },
        tasks,
        nightly: nightly.map(run => ({
          task: run.task,
          night: run.night,
          attempts: run.attempts,
          started_at: run.started_at.toISOString(),
          finished_at: run.finished_at?.toISOString() ?? null,
          outcome: run.outcome as Record<string, number>,
          failure: run.failure,
        })),
        backup: {
          last: last && { finished_at: last.finished_at.toISOString(), bytes: last.bytes },
          verified_at: verifiedAt?.toISOString() ?? null,
          is_late: !last || clock.now().getTime() - last.finished_at.getTime() > lateAfter,
        },
      },
    }
  }
