// The figures of a period as a table: one line for each month, category and unit, or another part of the report.
import type * as calls from '@khyanalt/contract/oversight'
import { staffOversightTexts } from '@khyanalt/domain/messages/staff-oversight'
import type { TableUseCase } from '../../http/table-file.ts'
import type { Services } from '../../services.ts'
import { listCounts } from './counts.sql.ts'
import { listPlaceNames } from './names.sql.ts'
import {
  backlogTable,
  remarksTable,
  servicesTable,
  stagesTable,
  type TablePart,
  workTable,
} from './oversight-tables.ts'
import { countsOf, groups, overseenBy, refuseBackwards, revenueOf } from './read-oversight.ts'

type Download = TableUseCase<typeof calls.downloadOversight>

export const downloadOversight =
  (services: Pick<Services, 'clock'>): Download =>
  async (tx, caller, { format: _, lang, part, ...period }) => {
    refuseBackwards(period)
    const of: Readonly<Record<typeof part, () => Promise<TablePart>>> = {
      places: () => placesTable(tx, caller, period, lang),
      services: () => servicesTable(tx, caller, period, lang),
      stages: () => stagesTable(tx, caller, period, lang),
      people: () => workTable(services)(tx, caller, period, lang),
      remarks: () => remarksTable(services)(tx, caller, period, lang),
      backlog: () => backlogTable(services)(tx, caller, period, lang),
    }
    const named = part === 'places' ? 'oversight' : `oversight-${part}`
    return { name: `${named}-${period.from}-${period.to}`, ...(await of[part]()) }
  }

const placesTable = async (
  tx: Parameters<Download>[0],
  caller: Parameters<Download>[1],
  period: Parameters<typeof listCounts>[1],
  lang: 'mn' | 'en',
): Promise<TablePart> => {
  const rows = await listCounts(tx, period, overseenBy(caller))
  const names = await listPlaceNames(tx)
  const say = staffOversightTexts[lang]
  const lines = groups(rows, row => `${row.month} ${row.category_id} ${row.organization_id}`)
  const number = (title: string) => ({ title, kind: 'number' as const })
  return {
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
