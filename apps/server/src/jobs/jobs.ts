// Work done after commit: enqueued in the same transaction as the change it follows.
import { fromKysely, PgBoss } from 'pg-boss'
import type { DatabaseAddress } from '../db/pool.ts'
import type { Tx } from '../db/transaction.ts'

/** The jobs of the product and their payloads. */
export type JobPayloads = {
  /** Renders and signs the PDF of a certificate version. */
  'render-certificate': { readonly certificateVersionId: string }
  /** Sends one e-mail about a notification. */
  'send-notification-mail': { readonly notificationId: string }
  /** Tells open browsers of a person to look again. */
  'announce-notification': { readonly userId: string }
  /** Tells open agency consoles that the queue moved. */
  'announce-queue': { readonly requestNumber: string }
  /** Removes unused files and old client transactions. */
  'sweep-leftovers': Record<string, never>
}
export type JobName = keyof JobPayloads
export type JobHandlers = { readonly [N in JobName]: (payload: JobPayloads[N]) => Promise<void> }

/** Puts a job into the queue as part of the transaction. */
export type Enqueue = <N extends JobName>(tx: Tx, name: N, payload: JobPayloads[N]) => Promise<void>

// A job of a process that died is noticed within a minute and a quarter, in seconds. None of ours runs that long.
const expireInSeconds = 60
const watch = { superviseIntervalSeconds: 15, monitorIntervalSeconds: 15 }

const names = [
  'render-certificate',
  'send-notification-mail',
  'announce-notification',
  'announce-queue',
  'sweep-leftovers',
] as const satisfies readonly JobName[]

export type JobRunner = {
  readonly enqueue: Enqueue
  /** Starts working; handlers may run twice and must not mind. */
  work(handlers: JobHandlers): Promise<void>
  stop(): Promise<void>
}

/** Opens the queue on the same database. */
export const openJobs = async (address: DatabaseAddress, log: (error: Error) => void): Promise<JobRunner> => {
  const boss = new PgBoss({ ...address, max: 4, useListenNotify: true, ...watch })
  boss.on('error', log)
  await boss.start()
  for (const name of names) {
    await boss.createQueue(name, { notify: true, retryLimit: 12, retryBackoff: true, retryDelay: 2, expireInSeconds })
  }
  return {
    async enqueue(tx, name, payload) {
      await boss.send(name, payload, { db: fromKysely(tx) })
    },
    async work(handlers) {
      for (const name of names) {
        const handler = handlers[name] as (payload: object) => Promise<void>
        // A batch of one would ignore the burst setting and leave a backlog waiting for the next poll.
        await boss.work<object>(
          name,
          { batchSize: 2, burstWhenBatchFull: true, pollingIntervalSeconds: 2 },
          async jobs => {
            for (const job of jobs) await handler(job.data)
          },
        )
      }
      await boss.schedule('sweep-leftovers', '30 3 * * *', {}, { tz: 'Asia/Ulaanbaatar' })
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}
