// The figures of a period, summed from the counted days.
import type * as calls from '@khyanalt/contract/oversight'
import type { Oversight } from '@khyanalt/contract/oversight'
import { percentile } from '@khyanalt/domain/histogram'
import { type Mongo, tugrikDigits } from '@khyanalt/domain/money'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import {
  type CountRow,
  countOpen,
  findAsOf,
  listCounts,
  listFields,
  listLoad,
  listPlaceNames,
  type Period,
  type Scopes,
} from './oversight.sql.ts'

export const readOversight =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof calls.readOversight> =>
  async (tx, caller, period) => {
    refuseBackwards(period)
    const scopes = overseenBy(caller)
    const rows = await listCounts(tx, period, scopes)
    const names = await listPlaceNames(tx)
    const asOf = await findAsOf(tx)
    const today = agencyDate(clock.now())
    const nowhere = { mn: '–', en: '–' }
    return {
      data: {
        as_of: asOf?.toISOString() ?? null,
        totals: {
          ...countsOf(rows),
          revenue: revenueOf(rows),
          median_days: percentile(daysOf(rows), 0.5),
          p90_days: percentile(daysOf(rows), 0.9),
          late: sumOf(rows, 'late'),
        },
        months: groups(rows, row => row.month)
          .sort(([one], [other]) => one.localeCompare(other))
          .map(([month, part]) => ({ month, ...countsOf(part), revenue: revenueOf(part) })),
        categories: groups(rows, row => row.category_id).map(([id, part]) => ({
          id,
          name: names.categories.get(id) ?? nowhere,
          ...countsOf(part),
          median_days: percentile(daysOf(part), 0.5),
        })),
        organizations: groups(rows, row => row.organization_id).map(([id, part]) => ({
          id: id === 0 ? null : id,
          name: names.organizations.get(id) ?? nowhere,
          ...countsOf(part),
          median_days: percentile(daysOf(part), 0.5),
        })),
        fields: await listFields(tx, period, scopes),
        now: {
          ...(await countOpen(tx, period, scopes, today)),
          load: await listLoad(tx, period, scopes, today),
        },
      },
    }
  }

/** Only what head of unit and administrator are for; other roles of the same account open nothing here. */
export const overseenBy = (caller: Session): Scopes =>
  caller.grants.filter(grant => grant.role === 'APPROVER' || grant.role === 'ADMIN')

/** Refuses a period that ends before it begins. */
export const refuseBackwards = ({ from, to }: Pick<Period, 'from' | 'to'>): void => {
  if (to < from) throw refuse('dates_invalid')
}

export const countsOf = (rows: readonly CountRow[]): Pick<Oversight['totals'], CountName> => ({
  received: sumOf(rows, 'received'),
  approved: sumOf(rows, 'approved'),
  rejected: sumOf(rows, 'rejected'),
  returned: sumOf(rows, 'returned'),
  expired: sumOf(rows, 'expired'),
})
type CountName = 'received' | 'approved' | 'rejected' | 'returned' | 'expired'

export const revenueOf = (rows: readonly CountRow[]): string =>
  tugrikDigits(rows.reduce((sum, row) => sum + Number(row.amount), 0) as Mongo)

/** Rows by a part of them, in the order in which they come. */
export const groups = <K>(rows: readonly CountRow[], keyOf: (row: CountRow) => K): [K, CountRow[]][] => [
  ...Map.groupBy(rows, keyOf),
]

const sumOf = (rows: readonly CountRow[], measure: string): number =>
  rows.reduce((sum, row) => (row.measure === measure ? sum + Number(row.count) : sum), 0)

const daysOf = (rows: readonly CountRow[]) =>
  rows.filter(row => row.measure === 'days').map(row => ({ value: row.bucket, count: Number(row.count) }))
