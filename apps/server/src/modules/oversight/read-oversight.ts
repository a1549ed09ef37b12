// The figures of a period, summed from the counted days.
import type * as calls from '@khyanalt/contract/oversight'
import type { Oversight } from '@khyanalt/contract/oversight'
import { percentile } from '@khyanalt/domain/histogram'
import { type Mongo, tugrikDigits } from '@khyanalt/domain/money'
import { agencyDate, type Clock } from '../../clock.ts'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { type CountRow, findAsOf, listCounts, listFields } from './counts.sql.ts'
import { listPlaceNames, type Pair } from './names.sql.ts'
import type { Period, Scopes } from './scope.sql.ts'
import { countOpen, listLoad } from './standing.sql.ts'

export const readOversight =
  ({ clock }: Pick<Services, 'clock'>): UseCase<typeof calls.readOversight> =>
  async (tx, caller, period) => ({ data: await figuresWithin(tx, overseenBy(caller), clock, period) })

/** The main figures of a period within some grants. */
export const figuresWithin = async (tx: Tx, scopes: Scopes, clock: Clock, period: AskedPeriod): Promise<Oversight> => {
  refuseBackwards(period)
  const rows = await listCounts(tx, period, scopes)
  const other = comparedPeriod(period)
  const rowsBefore = other && (await listCounts(tx, other, scopes))
  const names = await listPlaceNames(tx)
  const asOf = await findAsOf(tx)
  const today = agencyDate(clock.now())
  return {
    as_of: asOf?.toISOString() ?? null,
    totals: totalsOf(rows),
    before: rowsBefore && totalsOf(rowsBefore),
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
  }
}

/** A period, and the days that it is held against. */
export type AskedPeriod = Period & {
  readonly against_from?: string | undefined
  readonly against_to?: string | undefined
}

/** Stands for the name of what has none any more. */
export const nowhere: Pair = { mn: '–', en: '–' }

/** The period that is asked for beside another, under the same filters; null where none is. */
export const comparedPeriod = ({ against_from: from, against_to: to, ...rest }: AskedPeriod): Period | null => {
  if (from === undefined || to === undefined) return null
  const other = { ...rest, from, to }
  refuseBackwards(other)
  return other
}

const totalsOf = (rows: readonly CountRow[]): Oversight['totals'] => ({
  ...countsOf(rows),
  revenue: revenueOf(rows),
  median_days: percentile(daysOf(rows), 0.5),
  p90_days: percentile(daysOf(rows), 0.9),
  late: sumOf(rows, 'late'),
})

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

const sumOf = (rows: readonly CountRow[], kind: string): number =>
  rows.reduce((sum, row) => (row.kind === kind ? sum + Number(row.count) : sum), 0)

const daysOf = (rows: readonly CountRow[]) =>
  rows.filter(row => row.kind === 'days').map(row => ({ value: row.bucket, count: Number(row.count) }))
