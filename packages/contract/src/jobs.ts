// Work behind the scenes, for operators: what waits, what was given up, what the nights did.
import { z } from 'zod'
import { defineCall } from './call.ts'
import { day, instant, nothing, transactionId } from './envelope.ts'

export const listJobs = defineCall({
  name: 'listJobs',
  method: 'GET',
  path: '/staff/jobs',
  access: { staff: ['ADMIN'] },
  sentence:
    'Answers how many jobs wait and run, the latest that were given up, the last run of each nightly task, and the last backup.',
  input: z.object({}),
  output: z.object({
    data: z.object({
      queues: z.array(
        z.object({
          name: z.string(),
          waiting: z.number().int(),
          running: z.number().int(),
          given_up: z.number().int(),
          /** Since when the oldest of those that could run waits. */
          oldest_at: instant.nullable(),
        }),
      ),
      given_up: z.object({
        total: z.number().int(),
        rows: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            /** Ids of what the job is about; never people's words. */
            about: z.record(z.string(), z.string()),
            tries: z.number().int(),
            /** Why the last try failed. */
            failure: z.string(),
            created_at: instant,
            given_up_at: instant,
          }),
        ),
      }),
      /** The tasks of the night, those that never ran too. */
      tasks: z.array(z.string()),
      nightly: z.array(
        z.object({
          task: z.string(),
          night: day,
          attempts: z.number().int(),
          started_at: instant,
          finished_at: instant.nullable(),
          outcome: z.record(z.string(), z.number()),
          failure: z.string().nullable(),
        }),
      ),
      backup: z.object({
        /** The last one without a fault. */
        last: z.object({ finished_at: instant, bytes: z.number().int() }).nullable(),
        /** When one was last restored beside and found whole. */
        verified_at: instant.nullable(),
        /** Whether the last one is older than a day and a half, or there is none. */
        is_late: z.boolean(),
      }),
    }),
  }),
  errors: [],
})

export const retryJobs = defineCall({
  name: 'retryJobs',
  method: 'POST',
  path: '/staff/jobs/retry',
  access: { staff: ['ADMIN'] },
  sentence: 'Sends jobs that were given up back to work: those named, or up to a thousand of one kind.',
  input: z.union([z.object({ ids: z.array(z.uuid()).min(1).max(100) }), z.object({ name: z.string().max(60) })]),
  output: z.object({ count: z.number().int() }),
  errors: ['job_gone'],
})

export const runNightTask = defineCall({
  name: 'runNightTask',
  method: 'POST',
  path: '/staff/jobs/run',
  access: { staff: ['ADMIN'] },
  sentence: 'Puts a task of the night into the queue now; it does no harm when it runs twice.',
  input: z.object({ task: z.string().max(60), transaction_id: transactionId.optional() }),
  output: nothing,
  errors: ['not_found', 'task_running'],
})

export const jobCalls = [listJobs, retryJobs, runNightTask]
