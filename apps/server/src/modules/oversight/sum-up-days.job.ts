// Counts the days: the latest every ten minutes, a year of them every night.
import { addDays, agencyDate, agencyMidnight } from '../../clock.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { NightlyTask } from '../../jobs/nightly.ts'
import type { Services } from '../../services.ts'
import { countRemarks, countStays } from './count-stays.sql.ts'
import {
  countDays,
  countMonths,
  dropCounts,
  findUncounted,
  keepOldDays,
  lockThrough,
  writeState,
} from './sum-up.sql.ts'

/** Counts what may have changed since the last counting. */
export const sumUpLatest =
  ({ db, clock }: Pick<Services, 'db' | 'clock'>) =>
  (): Promise<void> =>
    inTransaction(db, async tx => sumUpFrom(tx, await lockThrough(tx), clock.now()))

/** Counts the days of a year anew, for what was mended by hand or came late; at first also what lies before it. */
export const sumUpYear =
  ({ db }: Pick<Services, 'db'>): NightlyTask['run'] =>
  async ({ now, today }) => {
    await inTransaction(db, async tx => {
      const through = await lockThrough(tx)
      const yearAgo = addDays(today, -366)
      const uncounted = await findUncounted(tx, yearAgo)
      await sumUpFrom(tx, [through, yearAgo, ...(uncounted === null ? [] : [uncounted])].sort()[0] ?? through, now)
    })
    return { days: 366 }
  }

const sumUpFrom = async (tx: Tx, day: string, now: Date): Promise<void> => {
  const since = agencyMidnight(day)
  await dropCounts(tx, day)
  await countDays(tx, since)
  await countStays(tx, day, since)
  await countRemarks(tx, since)
  await countMonths(tx, day)
  await keepOldDays(tx, day)
  // Yesterday may still get what commits late.
  await writeState(tx, { through: addDays(agencyDate(now), -1), as_of: now })
}
