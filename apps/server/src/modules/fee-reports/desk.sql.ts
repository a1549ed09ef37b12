// SQL of the agency's desk of fee reports and late requests.
import { feeDeskTotalLimit } from '@khyanalt/contract/staff-fee-reports'
import type { LateRequestState } from '@khyanalt/domain/fee-report/late-requests'
import type { FeeReportState } from '@khyanalt/domain/fee-report/report-status'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import { selectReports } from './fee-reports.sql.ts'
import { type LateRecord, selectLate } from './late-requests.sql.ts'
import type { ReportRecord } from './report-record.ts'

/** What the lists are limited by; absent means all. */
export type DeskFilters<S> = {
  readonly state?: S | undefined
  readonly year?: number | undefined
  readonly season?: number | undefined
  readonly mineral?: string | undefined
  readonly company?: string | undefined
}
type Page = { readonly page: number; readonly results: number }

/** Companies that a text means: the beginning of a register number, or a part of a name. */
const companiesLike = (tx: Tx, text: string) => {
  const words = text.replace(/[\\%_]/g, found => `\\${found}`)
  return tx
    .selectFrom('companies')
    .select('id')
    .where(eb =>
      eb.or([
        eb('register_number', 'like', `${words}%`),
        eb('name_mn', 'ilike', `%${words}%`),
        eb('name_en', 'ilike', `%${words}%`),
      ]),
    )
}

const matchingReports = (tx: Tx, { state, year, season, mineral, company }: DeskFilters<FeeReportState>) =>
  tx
    .selectFrom('fee_reports as m')
    .where('m.state', '<>', 'draft')
    .$if(state !== undefined, query => query.where('m.state', '=', state ?? ''))
    .$if(year !== undefined, query => query.where('m.year', '=', year ?? 0))
    .$if(season !== undefined, query => query.where('m.season', '=', season ?? 0))
    .$if(mineral !== undefined, query => query.where('m.mineral', '=', mineral ?? ''))
    .$if(Boolean(company), query =>
      /^A\d{9}$/.test(company ?? '')
        ? query.where('m.request_number', '=', company ?? '')
        : query.where('m.company_id', 'in', companiesLike(tx, company ?? '')),
    )

const openStates: readonly string[] = ['sent', 'review', 'complaint', 'received']

/** Whoever waits longest stands first while something is to be done; else the newest does. */
const orderOf = (state: string | undefined): 'asc' | 'desc' =>
  state !== undefined && openStates.includes(state) ? 'asc' : 'desc'

/** A page of sent reports, and how many there are, counted to a limit. */
export const listDeskReports = async (
  tx: Tx,
  filters: DeskFilters<FeeReportState>,
  { page, results }: Page,
): Promise<{ rows: ReportRecord[]; total: number }> => {
  const { total } = await tx
    .selectFrom(matchingReports(tx, filters).select('m.id').limit(feeDeskTotalLimit).as('found'))
    .select(eb => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const direction = orderOf(filters.state)
  // The page is cut first: the companies are read for the rows that are shown alone.
  const shown = matchingReports(tx, filters)
    .select('m.id')
    .orderBy('m.submitted_at', direction)
    .orderBy('m.id', direction)
    .limit(results)
    .offset((page - 1) * results)
  const rows = await selectReports(tx)
    .where('r.id', 'in', shown)
    .orderBy('r.submitted_at', direction)
    .orderBy('r.id', direction)
    .execute()
  return { rows: rows as ReportRecord[], total: Number(total) }
}

const matchingLate = (tx: Tx, { state, year, season, company }: DeskFilters<LateRequestState>) =>
  tx
    .selectFrom('late_requests as m')
    .$if(state !== undefined, query => query.where('m.state', '=', state ?? ''))
    .$if(year !== undefined, query => query.where('m.year', '=', year ?? 0))
    .$if(season !== undefined, query => query.where('m.season', '=', season ?? 0))
    .$if(Boolean(company), query => query.where('m.company_id', 'in', companiesLike(tx, company ?? '')))

/** A page of late requests, and how many there are, counted to a limit. */
export const listDeskLate = async (
  tx: Tx,
  filters: DeskFilters<LateRequestState>,
  { page, results }: Page,
): Promise<{ rows: LateRecord[]; total: number }> => {
  const { total } = await tx
    .selectFrom(matchingLate(tx, filters).select('m.id').limit(feeDeskTotalLimit).as('found'))
    .select(eb => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const direction = orderOf(filters.state)
  const shown = matchingLate(tx, filters)
    .select('m.id')
    .orderBy('m.created_at', direction)
    .orderBy('m.id', direction)
    .limit(results)
    .offset((page - 1) * results)
  const rows = await selectLate(tx)
    .where('l.id', 'in', shown)
    .orderBy('l.created_at', direction)
    .orderBy('l.id', direction)
    .execute()
  return { rows: rows as LateRecord[], total: Number(total) }
}

/** How many reports and late requests stand in each state. */
export const countByState = async (tx: Tx) => ({
  reports: await tx
    .selectFrom('fee_reports')
    .select('state')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('state', '<>', 'draft')
    .groupBy('state')
    .execute(),
  late: await tx
    .selectFrom('late_requests')
    .select('state')
    .select(sql<number>`count(*)::int`.as('count'))
    .groupBy('state')
    .execute(),
})
