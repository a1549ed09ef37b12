// The figures of a period as a table: one line for each month, category and unit.
import type * as calls from '@khyanalt/contract/oversight'
import { staffOversightTexts } from '@khyanalt/domain/messages/staff-oversight'
import type { TableUseCase } from '../../http/table-file.ts'
import { listCounts, listPlaceNames } from './oversight.sql.ts'
import { countsOf, groups, overseenBy, refuseBackwards, revenueOf } from './read-oversight.ts'

export const downloadOversight: TableUseCase<typeof calls.downloadOversight> = async (
  tx,
  caller,
  { format: _, lang, ...period },
) => {
  refuseBackwards(period)
  const rows = await listCounts(tx, period, overseenBy(caller))
  const names = await listPlaceNames(tx)
  const say = staffOversightTexts[lang]
  const lines = groups(rows, row => `${row.month} ${row.category_id} ${row.organization_id}`)
  const number = (title: string) => ({ title, kind: 'number' as const })
  return {
    name: `oversight-${period.from}-${period.to}`,
    title: say.title,
    columns: [
      { title: say.month },
      { title: say.category },
      { title: say.organization },
      number(say.received),
      number(say.approved),
      number(say.rejected),
      number(say.returned),
      number(say.expired),
      number(say.revenue),
    ],
    rows: lines
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([, part]) => {
        const [first] = part
        const counts = countsOf(part)
        return [
          first?.month ?? '',
          names.categories.get(first?.category_id ?? 0)?.[lang] ?? null,
          names.organizations.get(first?.organization_id ?? 0)?.[lang] ?? null,
          counts.received,
          counts.approved,
          counts.rejected,
          counts.returned,
          counts.expired,
          revenueOf(part),
        ]
      }),
  }
}
