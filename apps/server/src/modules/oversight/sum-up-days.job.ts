// Counts the days: the latest every ten minutes, a year of them every night.
import { addDays, agencyDate, agencyMidnight } from '../../clock.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { NightlyTask } from '../../jobs/nightly.ts'
import type { Services } from '../../services.ts'
import { countDays, lockThrough, writeState } from './sum-up.sql.ts'

/** Counts what may have changed since the last counting. */
export const sumUpLatest =
  ({ db, clock }: Pick<Services, 'db' | 'clock'>) =>
  (): Promise<void> =>
    inTransaction(db, async tx => sumUpFrom(tx, await lockThrough(tx), clock.now()))

/** Counts the days of a year anew, for what was mended by hand or came late. */
export const sumUpYear =
  ({ db }: Pick<Services, 'db'>): NightlyTask['run'] =>
  async ({ now, today }) => {
    await inTransaction(db, async tx => {
      const through = await lockThrough(tx)
      const yearAgo = addDays(today, -366)
      await sumUpFrom(tx, [through, yearAgo].sort()[0] ?? through, now)
    })
    return { days: 366 }
  }

const sumUpFrom = async (tx: Tx, day: string, now: Date): Promise<void> => {
  await countDays(tx, day, agencyMidnight(day))
  // Yesterday may still get what commits late.
  await writeState(tx, { through: addDays(agencyDate(now), -1), as_of: now })
}
