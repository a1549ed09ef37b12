import type * as calls from '@khyanalt/contract/statements'
import { dailyTotalTexts } from '@khyanalt/domain/messages/daily-totals'
import type { TableUseCase } from '../../http/table-file.ts'
import { totalsOf } from './read-daily-totals.ts'

const kinds = ['raised', 'paid', 'void'] as const

export const downloadDailyTotals: TableUseCase<typeof calls.downloadDailyTotals> = async (
  tx,
  caller,
  { lang, from, to },
) => {
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
