// Sums by day for the accountant, on the screen and as a table to take away.
import type { OutputOf } from '@khyanalt/contract/call'
import type { getDailyTotals } from '@khyanalt/contract/statements'
import { type Mongo, tugrikDigits } from '@khyanalt/domain/money'
import { addDays } from '../../clock.ts'
import type { Tx } from '../../db/transaction.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import { type DailySum, sumByDay } from './daily-totals.sql.ts'

type Span = { readonly from: string; readonly to: string }

export const totalsOf = async (
  tx: Tx,
  { grants }: Session,
  { from, to }: Span,
): Promise<OutputOf<typeof getDailyTotals>> => {
  if (to < from || to > addDays(from, 366)) throw refuse('dates_invalid')
  const scopes = grants.filter(({ role }) => role === 'FINANCE')
  const sums = await sumByDay(tx, scopes, { from, to })
  const days = [...new Set(sums.map(({ day }) => day))]
  return {
    data: days.map(day => ({ day, ...eachKind(sums.filter(sum => sum.day === day)) })),
    total: eachKind(sums),
  }
}

const eachKind = (sums: readonly DailySum[]) => ({
  raised: addUp(sums, 'raised'),
  paid: addUp(sums, 'paid'),
  void: addUp(sums, 'void'),
})

// Whole möngö, so that adding is exact.
const addUp = (sums: readonly DailySum[], kind: DailySum['kind']) => {
  const of = sums.filter(sum => sum.kind === kind)
  return {
    count: of.reduce((count, sum) => count + sum.count, 0),
    amount: tugrikDigits(of.reduce((amount, sum) => amount + sum.amount, 0) as Mongo),
  }
}
