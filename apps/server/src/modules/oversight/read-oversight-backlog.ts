// What is open now: how old it is, what nobody holds, what falls due.
import type * as calls from '@khyanalt/contract/oversight-answers'
import type { OversightBacklog } from '@khyanalt/contract/oversight-answers'
import { addDays, agencyDate, type Clock } from '../../clock.ts'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { overseenBy } from './read-oversight.ts'
import type { Period, Scopes } from './scope.sql.ts'
import { countUnheld, listDueDays, listSentDays, listUnheld } from './standing.sql.ts'

/** Where the classes of age begin, in days. */
const classes = [0, 6, 11, 21, 41] as const
/** Four weeks, today among them. */
const forecast = 28
const named = 20

export const readOversightBacklog =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof calls.readOversightBacklog> =>
  async (tx, caller, filters) => ({ data: await backlogWithin(tx, overseenBy(caller), clock, filters) })

/** What is open within some grants. */
export const backlogWithin = async (
  tx: Tx,
  scopes: Scopes,
  clock: Clock,
  filters: Pick<Period, 'category' | 'organization' | 'service'>,
): Promise<OversightBacklog> => {
  const today = agencyDate(clock.now())
  const sent = await listSentDays(tx, filters, scopes, today)
  const due = await listDueDays(tx, filters, scopes, { first: today, last: addDays(today, forecast - 1) })
  const dueOn = new Map(due.map(row => [row.day, row]))
  const sum = (rows: typeof sent, part: 'waiting' | 'review' | 'overdue') =>
    rows.reduce((total, row) => total + row[part], 0)
  const unheld = await listUnheld(tx, filters, scopes, named)
  return {
    open: sum(sent, 'waiting') + sum(sent, 'review'),
    overdue: sum(sent, 'overdue'),
    unheld: await countUnheld(tx, filters, scopes),
    ages: classes.map((from, place) => {
      const next = classes[place + 1]
      const to = next === undefined ? null : next - 1
      const last = addDays(today, -from)
      const first = to === null ? null : addDays(today, -to)
      // What was sent after midnight of another clock counts as of today.
      const rows = sent.filter(row => (from === 0 || row.day <= last) && (first === null || row.day >= first))
      return {
        from_days: from,
        to_days: to,
        first,
        last,
        waiting: sum(rows, 'waiting'),
        review: sum(rows, 'review'),
        overdue: sum(rows, 'overdue'),
      }
    }),
    oldest_unheld: unheld.map(row => ({
      request_number: row.request_number,
      service: { mn: row.name_mn, en: row.name_en },
      organization: row.organization,
      sent_at: row.at.toISOString(),
      due_on: row.due_on,
    })),
    due: Array.from({ length: forecast }, (_, place) => {
      const day = addDays(today, place)
      return { day, count: dueOn.get(day)?.count ?? 0, unheld: dueOn.get(day)?.unheld ?? 0 }
    }),
  }
}
