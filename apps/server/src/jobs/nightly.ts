// Work of the night: named tasks at two in the morning of the agency, each once a day, each harmless when repeated.
import { agencyDate, type Clock } from '../clock.ts'
import type { Database } from '../db/pool.ts'
import { inTransaction } from '../db/transaction.ts'
import { beginRun, endRun, readDatabaseClock } from './nightly.sql.ts'

/** The moment a task works for; it reads the time from here alone. */
export type Night = {
  readonly now: Date
  /** The agency's day, YYYY-MM-DD. */
  readonly today: string
}

/** A task; what it answers is kept for the operators, for instance `{ expired: 3 }`. */
export type NightlyTask = {
  readonly name: string
  readonly run: (night: Night) => Promise<Readonly<Record<string, number>>>
}

/** Runs one task now and keeps what came of it; a failure is kept and thrown on, so that the queue tries again. */
export const runNightly = async (
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { name, run }: NightlyTask,
): Promise<void> => {
  const now = clock.now()
  const key = { task: name, night: agencyDate(now) }
  await inTransaction(db, tx => beginRun(tx, key, now))
  try {
    const outcome = await run({ now, today: key.night })
    await inTransaction(db, tx => endRun(tx, key, { finished_at: clock.now(), outcome, failure: null }))
  } catch (error) {
    const failure = String(error).slice(0, 500)
    await inTransaction(db, tx => endRun(tx, key, { finished_at: null, outcome: {}, failure }))
    throw error
  }
}

// A request that a clock gone wrong had closed could not be opened again.
const mostSkewMs = 5 * 60_000

/** Refuses the work of the night by a clock far from that of the database; another process takes the next try. */
export const refuseWrongClock = async ({
  db,
  clock,
}: {
  readonly db: Database
  readonly clock: Clock
}): Promise<void> => {
  const skew = clock.now().getTime() - (await inTransaction(db, readDatabaseClock)).getTime()
  if (Math.abs(skew) > mostSkewMs) {
    throw new Error(`The clock of this process is ${Math.round(skew / 1000)} seconds off that of the database`)
  }
}

/** The handler of the queue: finds the task by its name. */
export const nightlyHandler =
  (services: { readonly db: Database; readonly clock: Clock }, tasks: readonly NightlyTask[]) =>
  async ({ task: name }: { readonly task: string }): Promise<void> => {
    const task = tasks.find(each => each.name === name)
    // During an upgrade an older process may be handed a task it does not know; a newer one takes the next try.
    if (!task) throw new Error(`No nightly task is called ${name}`)
    await runNightly(services, task)
  }
