// Sums by day for the accountant, on the screen and as a table to take away.
import type { OutputOf } from '@khyanalt/contract/call'
import type { downloadDailyTotals, getDailyTotals } from '@khyanalt/contract/statements'
import { dailyTotalTexts } from '@khyanalt/domain/messages/daily-totals'
import { type Mongo, tugrikDigits } from '@khyanalt/domain/money'
import { addDays } from '../../clock.ts'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { TableUseCase } from '../../http/table-file.ts'
import { type DailySum, sumByDay } from './daily-totals.sql.ts'

const kinds = ['raised', 'paid', 'void'] as const
type Span = { readonly from: string; readonly to: string }

export const showDailyTotals: UseCase<typeof getDailyTotals> = async (tx, caller, span) => totalsOf(tx, caller, span)

export const tableOfDailyTotals: TableUseCase<typeof downloadDailyTotals> = async (tx, caller, { lang, from, to }) => {
  const { data } = await totalsOf(tx, caller, { from, to })
  const say = dailyTotalTexts[lang]
  return {
    name: `daily-totals-${from}-${to}`,
    title: say.title,
    columns: [
      { title: say.day, kind: 'day' },
      ...kinds.flatMap(kind => [
        { title: say[`${kind}_count`], kind: 'number' as const },
        { title: say[`${kind}_amount`], kind: 'number' as const },
      ]),
    ],
    rows: data.map(row => [row.day, ...kinds.flatMap(kind => [row[kind].count, row[kind].amount])]),
  }
}

const totalsOf = async (tx: Tx, { grants }: Session, { from, to }: Span): Promise<OutputOf<typeof getDailyTotals>> => {
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
