// What the queue holds, read for operators.
import type { Tx } from '../db/transaction.ts'
import { countJobs, listGivenUp, listPlannedTasks } from './job-lists.sql.ts'
import { givenUpQueue, names } from './jobs.ts'
import { isRunning, listLastRuns } from './nightly.sql.ts'

const shown = 100

/** How many jobs of each kind wait, run and were given up. */
export const countQueues = (tx: Tx) => countJobs(tx, names, givenUpQueue)

/** Queues with their counts, the latest jobs given up, the last run of each task of the night. */
export const readJobs = async (tx: Tx) => ({
  queues: await countQueues(tx),
  givenUp: await listGivenUp(tx, givenUpQueue, shown),
  tasks: await listPlannedTasks(tx),
  nightly: await listLastRuns(tx),
})

// A run that has been silent for so long belongs to a process that died.
const longestRun = 4 * 3_600_000

/** Whether a task of the night is known, and whether it is running. */
export const readTask = async (tx: Tx, task: string, now: Date): Promise<'unknown' | 'running' | 'free'> => {
  if (!(await listPlannedTasks(tx)).includes(task)) return 'unknown'
  return (await isRunning(tx, task, new Date(now.getTime() - longestRun))) ? 'running' : 'free'
}
