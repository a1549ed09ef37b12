import type * as calls from '@khyanalt/contract/oversight-reports'
import type { UseCase } from '../../http/bind.ts'
import { overseenUnits } from './overseen-units.ts'
import { overseenBy } from './read-oversight.ts'
import { listReports, wholeAgency } from './reports.sql.ts'

export const listOversightReports: UseCase<typeof calls.listOversightReports> = async (tx, caller) => ({
  data: (await listReports(tx, overseenUnits(overseenBy(caller)))).map(row => ({
    month: row.month,
    organization:
      row.organization_id === wholeAgency
        ? null
        : { id: row.organization_id, name: { mn: row.name_mn ?? '–', en: row.name_en ?? '–' } },
    made_at: row.made_at.toISOString(),
  })),
})
