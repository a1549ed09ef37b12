// Work done after commit: enqueued in the same transaction as the change it follows.
import { fromKysely, type JobResult, PgBoss, systemClock } from 'pg-boss'
import { type DatabaseAddress, limitsOfJobs } from '../db/pool.ts'
import { preparingClient } from '../db/prepared-statements.ts'
import type { Tx } from '../db/transaction.ts'
import { currentOrigin } from '../observe/origin.ts'
import type { ObserveJob } from './observe-job.ts'

/** The jobs of the product and their payloads. */
export type JobPayloads = {
  /** Renders and signs the PDF of a certificate version. */
  'render-certificate': { readonly certificateVersionId: string }
  /** Renders and signs the PDF of a letter. */
  'render-letter': { readonly letterId: string }
  /** Sends one e-mail about a notification. */
  'send-notification-mail': { readonly notificationId: string }
  /** Shows a notification on one device. */
  'send-push': { readonly notificationId: string; readonly deviceId: string }
  /** Sends one SMS about a notification. */
  'send-sms': { readonly notificationId: string }
  /** Sends one e-mail with the link by which a person chooses a password. */
  'send-password-link': { readonly linkId: string }
  /** Tells the people of these requests that their form was changed. */
  'tell-form-changed': {
    readonly requestIds: readonly string[]
    readonly sentence: 'form_renewed' | 'form_offered' | null
    /** When it was changed, ISO. */
    readonly since: string
  }
  /** Runs one task of the night (nightly.ts). */
  nightly: { readonly task: string }
  /** Gives holders of certificates the key they are found by. */
  'key-holders': Record<string, never>
  /** Gives the names that desks search their keys. */
  'key-names': Record<string, never>
  /** Counts the latest days for oversight. */
  'sum-up-days': Record<string, never>
  /** Asks the payment provider what has arrived for open offers. */
  'check-payments': Record<string, never>
  /** Puts versions of services in force on their day. */
  'put-versions-in-force': Record<string, never>
  /** Runs bulk actions whose time to be undone is over; with an id, waits for that one first. */
  'run-bulk-acts': { readonly id?: string }
  /** Seals rows of journal and audit that wait. */
  'seal-journal': Record<string, never>
  /** Digests what there was before contents were digested. */
  'digest-earlier': Record<string, never>
  /** Compares what the latest acts did. */
  'verify-latest': Record<string, never>
  /** Mails the signed head of a night to somebody who keeps it. */
  'send-head-mail': { readonly number: number; readonly to: string }
}
export type JobName = keyof JobPayloads
/** What a handler is told beside the payload; an attempt above the first may repeat what a broken-off one did. */
export type JobRun = { readonly attempt: number }
export type JobHandlers = { readonly [N in JobName]: (payload: JobPayloads[N], run: JobRun) => Promise<void> }

/** Puts a job into the queue as part of the transaction. */
export type Enqueue = <N extends JobName>(tx: Tx, name: N, payload: JobPayloads[N]) => Promise<void>

/** Jobs that failed to the end; nobody works here, an ADMIN sends them back. */
export const givenUpQueue = 'given-up'
const givenUpSeconds = 180 * 24 * 3600

// A job of a process that died is noticed within a minute and a quarter, in seconds. None of ours runs that long,
// but those of the night: they say every half minute that they live.
const expireInSeconds = 60
const queue = {
  notify: true,
  // Eleven tries in the first hour, then one an hour: some nine hours in all.
  retryLimit: 20,
  retryBackoff: true,
  retryDelay: 2,
  retryDelayMax: 3600,
  expireInSeconds,
  // What was done is of no use after a day; what was given up waits for a person in its own queue.
  deleteAfterSeconds: 24 * 3600,
  deadLetter: givenUpQueue,
}
const nightlyQueue = { ...queue, retryLimit: 6, retryDelay: 60, expireInSeconds: 4 * 3600, heartbeatSeconds: 60 }
const everyMinute = '* * * * *'
const everyTenMinutes = '*/10 * * * *'
const nightHour = '0 2 * * *'
// Workers look at least twice a minute; one that has been silent for so long is lost.
const silentMs = 90_000
const watch = { superviseIntervalSeconds: 15, monitorIntervalSeconds: 15 }
// A worker measures how long it still waits: were the machine's clock set back by hours meanwhile, it would wait those too.
const steadyClock = { ...systemClock, now: () => performance.timeOrigin + performance.now() }
// The queue waits for the disk like everybody: were it forgotten in a crash that a job was taken, its second run would
// not know that it is one, and a second mail would bear no mark.
const ofConnections = { Client: preparingClient() }

export const names = [
  'render-certificate',
  'render-letter',
  'send-notification-mail',
  'send-push',
  'send-sms',
  'send-password-link',
  'tell-form-changed',
  'nightly',
  'key-holders',
  'key-names',
  'seal-journal',
  'digest-earlier',
  'verify-latest',
  'send-head-mail',
  'sum-up-days',
  'check-payments',
  'put-versions-in-force',
  'run-bulk-acts',
] as const satisfies readonly JobName[]

/** Sends given-up jobs back to where they came from, as part of the transaction; answers how many there were. */
export type RetryGivenUp = (
  tx: Tx,
  which: { readonly ids: readonly string[] } | { readonly name: string },
) => Promise<number>

export type JobRunner = {
  readonly enqueue: Enqueue
  readonly retryGivenUp: RetryGivenUp
  /** Starts working; handlers may run twice and must not mind. */
  work(handlers: JobHandlers, nightlyTasks: readonly string[]): Promise<void>
  /** Whether every kind of job is looked for, if this process was told to work. */
  isWorking(): boolean
  stop(): Promise<void>
}

/** Opens the queue on the same database; a process that only enqueues neither listens nor watches over the others. */
export const openJobs = async (
  address: DatabaseAddress,
  log: (error: Error) => void,
  {
    work = true,
    observe = (_, job, handler) => handler(job.data),
  }: { readonly work?: boolean; readonly observe?: ObserveJob } = {},
): Promise<JobRunner> => {
  const listens = { useListenNotify: work, supervise: work, schedule: work }
  const boss = new PgBoss({
    ...address,
    ...limitsOfJobs,
    ...ofConnections,
    ...listens,
    ...watch,
    clock: steadyClock,
    max: 4,
  })
  boss.on('error', log)
  await boss.start()
  await boss.createQueue(givenUpQueue, { retentionSeconds: givenUpSeconds })
  for (const name of names) {
    const options = name === 'nightly' ? nightlyQueue : queue
    await boss.createQueue(name, options)
    // A queue of an earlier release keeps its settings otherwise.
    await boss.updateQueue(name, options)
  }
  let told = false
  return {
    isWorking() {
      if (!told) return true
      const now = steadyClock.now()
      const looking = boss
        .getWipData()
        .filter(({ count, createdOn, lastFetchedOn }) => count > 0 || now - (lastFetchedOn ?? createdOn) < silentMs)
      return names.every(name => looking.some(worker => worker.name === name))
    },
    async enqueue(tx, name, payload) {
      // The job goes on under the id of the call that it follows.
      const origin = currentOrigin()
      await boss.send(name, origin ? { ...payload, origin } : payload, { db: fromKysely(tx) })
    },
    async retryGivenUp(tx, which) {
      if ('name' in which && !(names as readonly string[]).includes(which.name)) return 0
      return boss.redrive(givenUpQueue, {
        db: fromKysely(tx),
        ...('ids' in which ? { ids: [...which.ids] } : { sourceName: which.name }),
      })
    },
    async work(handlers, nightlyTasks) {
      for (const name of names) {
        const handler = handlers[name] as (payload: object, run: JobRun) => Promise<void>
        // A batch of one would ignore the burst setting and leave a backlog waiting for the next poll.
        await boss.work<object>(
          name,
          {
            batchSize: 2,
            burstWhenBatchFull: true,
            pollingIntervalSeconds: 2,
            includeMetadata: true,
            perJobResults: true,
          },
          async jobs => {
            const results: JobResult[] = []
            for (const { id, data, retryCount } of jobs) {
              const run = (payload: object) => handler(payload, { attempt: retryCount + 1 })
              // One that fails must not have the other one of the batch done again.
              const failure = await observe(name, { id, data }, run).then(
                () => null,
                (error: unknown) => error,
              )
              results.push(failure ? { id, status: 'failed', output: failure } : { id, status: 'completed' })
            }
            return results
          },
        )
      }
      told = true
      await boss.send('key-holders', {}, { singletonKey: 'start', singletonSeconds: 60 })
      await boss.send('key-names', {}, { singletonKey: 'start', singletonSeconds: 60 })
      await boss.schedule('seal-journal', everyMinute, {})
      await boss.schedule('verify-latest', everyTenMinutes, {})
      await boss.send('digest-earlier', {}, { singletonKey: 'start', singletonSeconds: 60 })
      await boss.schedule('check-payments', everyMinute, {})
      await boss.schedule('put-versions-in-force', everyMinute, {})
      await boss.schedule('run-bulk-acts', everyMinute, {})
      await boss.schedule('sum-up-days', everyTenMinutes, {})
      // A portal that starts after a while counts at once.
      await boss.send('sum-up-days', {}, { singletonKey: 'start', singletonSeconds: 60 })
      await scheduleNights(boss, nightlyTasks)
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  }
}

/** Makes the queue's own tables where there are none yet. */
export const makeQueueTables = async (address: DatabaseAddress): Promise<void> => {
  const boss = new PgBoss({ ...address, max: 1, supervise: false, schedule: false })
  // What matters fails the calls; without a listener it would end the process as well.
  boss.on('error', () => {})
  await boss.start()
  await boss.stop({ graceful: false })
}

/** Two in the morning of the agency for each task; a night that nobody was awake for is made up for, once. */
const scheduleNights = async (boss: PgBoss, tasks: readonly string[]): Promise<void> => {
  for (const task of tasks) {
    await boss.schedule('nightly', nightHour, { task }, { tz: 'Asia/Ulaanbaatar', key: task, missed: 'once' })
  }
  for (const { key } of await boss.getSchedules('nightly')) {
    if (!tasks.includes(key)) await boss.unschedule('nightly', key)
  }
}
