// SQL of the work of the night.
import { sql } from 'kysely'
import type { Tx } from '../db/transaction.ts'

type Run = { readonly task: string; readonly night: string }

/** The moment by the clock of the database, which is the same for all processes. */
export const readDatabaseClock = async (tx: Tx): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(tx)
  if (!rows[0]) throw new Error('The database told no time')
  return rows[0].now
}

/** Writes down that a task begins; a second attempt of the same night is counted. */
export const beginRun = async (tx: Tx, { task, night }: Run, at: Date): Promise<void> => {
  await tx
    .insertInto('nightly_runs')
    .values({ task, night, started_at: at })
    .onConflict(conflict =>
      conflict.columns(['task', 'night']).doUpdateSet(eb => ({
        attempts: eb('nightly_runs.attempts', '+', 1),
        started_at: at,
        finished_at: null,
        failure: null,
      })),
    )
    .execute()
}

/** Writes down what came of it. */
export const endRun = async (
  tx: Tx,
  { task, night }: Run,
  end: { readonly finished_at: Date | null; readonly outcome: object; readonly failure: string | null },
): Promise<void> => {
  await tx
    .updateTable('nightly_runs')
    .set({ ...end, outcome: JSON.stringify(end.outcome) })
    .where('task', '=', task)
    .where('night', '=', night)
    .execute()
}

/** The latest run of each task. */
export const listLastRuns = (tx: Tx) =>
  tx
    .selectFrom('nightly_runs')
    .distinctOn('task')
    .select(['task', 'night', 'attempts', 'started_at', 'finished_at', 'outcome', 'failure'])
    .orderBy('task')
    .orderBy('night', 'desc')
    .execute()

/** Whether a run of the task that began since then has neither ended nor failed. */
export const isRunning = async (tx: Tx, task: string, since: Date): Promise<boolean> => {
  const row = await tx
    .selectFrom('nightly_runs')
    .select('task')
    .where('task', '=', task)
    .where('started_at', '>', since)
    .where('finished_at', 'is', null)
    .where('failure', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
