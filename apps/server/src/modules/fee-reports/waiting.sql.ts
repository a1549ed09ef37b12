// SQL of what companies still have to report, and of reports that are not settled.
import type { Season } from '@khyanalt/domain/fee-report/quarters'
import type { FeeReportState } from '@khyanalt/domain/fee-report/report-status'
import type { NotNull } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** How many reports each company sent for each quarter from a year on. */
export const countSent = async (tx: Tx, companyIds: readonly string[], fromYear: number) => {
  const rows = await tx
    .selectFrom('fee_reports as r')
    .select(['r.company_id', 'r.year', 'r.season', eb => eb.fn.countAll<number>().as('sent')])
    .where('r.company_id', 'in', [...companyIds])
    .where('r.year', '>=', fromYear)
    .where('r.state', '<>', 'draft')
    .groupBy(['r.company_id', 'r.year', 'r.season'])
    .$narrowType<{ year: NotNull; season: Season }>()
    .execute()
  return rows.map(({ sent, ...row }) => ({ ...row, sent: Number(sent) }))
}

/** Reports of companies that wait for them or for the agency, those changed last first. */
export const listUnsettled = async (tx: Tx, companyIds: readonly string[], limit: number) =>
  await tx
    .selectFrom('fee_reports as r')
    .select(['r.id', 'r.request_number', 'r.company_id', 'r.year', 'r.season', 'r.state', 'r.step'])
    .where('r.company_id', 'in', [...companyIds])
    .where('r.state', 'in', ['returned', 'sent', 'review', 'complaint'])
    .orderBy('r.updated_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(limit)
    .$narrowType<{ state: FeeReportState }>()
    .execute()
