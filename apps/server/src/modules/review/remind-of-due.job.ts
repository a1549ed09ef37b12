// Nightly: tells whoever holds requests how many of them end in three working days, and in one; once for each day, not
// once for each request. Of an absent person the deputy is told as well, of what lies within the deputy's own rights.
import { addWorkingDays } from '@khyanalt/domain/working-days'
import { listHolidays } from '../../db/holidays.sql.ts'
import { inTransaction, type Tx } from '../../db/transaction.ts'
import type { Night } from '../../jobs/nightly.ts'
import { oneByOne } from '../../jobs/one-by-one.ts'
import type { Services } from '../../services.ts'
import { findDeputy } from '../absences/find-away.ts'
import { notify } from '../notifications/notify.ts'
import { readRequests } from '../requests/read-requests.ts'
import { isInScope } from './desk-scopes.ts'
import { forgetReminders, insertReminder, listHeldDue } from './due-reminders.sql.ts'

/** So many working days before the last one. */
const reminderDays = [3, 1] as const

/** The task of the night. */
export const remindOfDue =
  (services: Services) =>
  async ({ now, today }: Night): Promise<Record<string, number>> => {
    const turns = oneByOne()
    const holidays = await inTransaction(services.db, tx => listHolidays(tx, today))
    let reminded = 0
    for (const days of reminderDays) {
      const day = addWorkingDays(today, days, holidays)
      const held = await inTransaction(services.db, tx => listHeldDue(tx, day))
      for (const [holder, rows] of Map.groupBy(held, row => row.holder_user_id ?? '')) {
        const numbers = rows.map(row => row.request_number)
        const told = await turns.take(holder, () =>
          inTransaction(services.db, tx => remind(tx, services, { holder, numbers, day, days, now, today })),
        )
        reminded += told ?? 0
      }
    }
    await inTransaction(services.db, tx => forgetReminders(tx, today))
    turns.end()
    return { reminded }
  }

type Due = {
  readonly holder: string
  readonly numbers: readonly string[]
  readonly day: string
  readonly days: number
  readonly now: Date
  readonly today: string
}

const remind = async (tx: Tx, services: Services, { holder, numbers, day, days, now, today }: Due): Promise<number> => {
  const reminder = { user_id: holder, due_on: day, days_before: days, reminded_at: now }
  if (!(await insertReminder(tx, reminder))) return 0
  const params = (count: number) => ({ count: String(count), date: day })
  await notify(tx, services, { to: [holder], event: 'cases_due', params: params(numbers.length), requestId: null })
  const found = await findDeputy(tx, holder, today)
  if (!found) return 1
  const seen = (await readRequests(tx, numbers)).filter(request => isInScope(found.deputy, request)).length
  if (seen === 0) return 1
  const told = { ...params(seen), name: found.absent }
  await notify(tx, services, { to: [found.deputy.id], event: 'deputy_cases_due', params: told, requestId: null })
  return 2
}
