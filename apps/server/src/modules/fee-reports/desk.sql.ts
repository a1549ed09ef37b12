// SQL of the agency's desk of fee reports and late requests.

import { feeDeskTotalLimit } from '@khyanalt/contract/staff-fee-reports'
import { LateRequestState } from '@khyanalt/domain/fee-report/late-requests'
import type { Season } from '@khyanalt/domain/fee-report/quarters'
import { type FeeReportState, feeReportStates } from '@khyanalt/domain/fee-report/report-status'
import { type RawBuilder, sql } from 'kysely'
import { isCompanyMeant } from '../../db/company-filters.sql.ts'
import { countTo, inOrderOf, listLatest, openFound } from '../../db/found-rows.sql.ts'
import { hasWords } from '../../db/name-words.sql.ts'
import { hasPart, mostAlike } from '../../db/number-parts.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import { selectReports } from './fee-reports.sql.ts'
import { type LateRecord, selectLate, withLateParts } from './late-requests.sql.ts'
import type { ReportRecord } from './report-record.ts'

/** What the lists are limited by; absent means all. */
export type DeskFilters<S> = {
  readonly state?: S | undefined
  readonly year?: number | undefined
  readonly season?: Season | undefined
  readonly mineral?: string | undefined
  readonly company?: string | undefined
}
type Page = { readonly page: number; readonly results: number }

type Narrowed<S> = Omit<DeskFilters<S>, 'company'> & {
  readonly companyIds?: readonly string[] | undefined
  readonly number?: string | undefined
}

const narrow = async <S>(tx: Tx, { company, ...filters }: DeskFilters<S>): Promise<Narrowed<S>> => {
  if (!company) return filters
  if (/^A\d{9}$/.test(company)) return { ...filters, number: company }
  return { ...filters, companyIds: await findSenders(tx, company) }
}

/** The organisations that a text means, of those that ever wrote to this desk. */
const findSenders = async (tx: Tx, text: string): Promise<string[]> => {
  const reported = sql<boolean>`exists (select from fee_reports r where r.company_id = c.id)`
  const asked = sql<boolean>`exists (select from cases k where k.type = 'late_request' and k.owner_company_id = c.id)`
  const rows = await tx
    .selectFrom('companies as c')
    .select('c.id')
    .where(isCompanyMeant(text))
    .where(eb => eb.or([reported, asked]))
    .execute()
  return rows.map(({ id }) => id)
}

const matchingReports = (tx: Tx, asked: Narrowed<FeeReportState>) =>
  tx
    .selectFrom('fee_reports as m')
    .where('m.state', '<>', 'draft')
    .$if(asked.state !== undefined, query => query.where('m.state', '=', asked.state ?? 'draft'))
    .$if(asked.year !== undefined, query => query.where('m.year', '=', asked.year ?? 0))
    .$if(asked.season !== undefined, query => query.where('m.season', '=', asked.season ?? 1))
    .$if(asked.mineral !== undefined, query => query.where('m.mineral', '=', asked.mineral ?? ''))
    .$if(asked.number !== undefined, query => query.where('m.request_number', '=', asked.number ?? ''))
    .$if(asked.companyIds !== undefined, query =>
      query.where('m.company_id', '=', sql<string>`any(${[...(asked.companyIds ?? [])]}::uuid[])`),
    )

/** What the search of the console asks: any part of a number, or who sent it. */
type Asked = { readonly part: string } | { readonly register: string } | { readonly named: string }

/** The latest reports that answer it. */
export const findLatestReports = async (tx: Tx, asked: Asked, limit: number): Promise<ReportRecord[]> => {
  const sent = matchingReports(tx, {}).select(['m.id', 'm.submitted_at as at'])
  const alike = (part: string) => sql<boolean>`m.id = any(array(select q.id from fee_reports q
    where ${hasPart('q.request_number', part)} and q.state <> 'draft' limit ${sql.lit(mostAlike)}))`
  const meant = (one: Exclude<Asked, { part: string }>) =>
    'register' in one ? sql<boolean>`c.register_number = ${one.register}` : hasWords('c.name_key', one.named)
  const found = await listLatest(
    tx,
    'part' in asked
      ? sent.where(alike(asked.part))
      : sent.where(sql<boolean>`m.company_id = any(array(select c.id from companies c where ${meant(asked)}
          limit ${sql.lit(mostAlike)}))`),
    limit,
  )
  return readReports(tx, found)
}

/** The reports of a state that wait longest. */
export const listWaitingReports = async (tx: Tx, state: FeeReportState, limit: number): Promise<ReportRecord[]> =>
  readReports(
    tx,
    await matchingReports(tx, { state })
      .select('m.id')
      .orderBy('m.submitted_at')
      .orderBy('m.id')
      .limit(limit)
      .execute(),
  )

const readReports = async (tx: Tx, found: readonly { readonly id: string }[]): Promise<ReportRecord[]> => {
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  return inOrderOf(found, await selectReports(tx).where('r.id', 'in', ids).execute())
}

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
  const asked = await narrow(tx, filters)
  const total = await countTo(tx, matchingReports(tx, asked).select('m.id'), feeDeskTotalLimit)
  const first = (page - 1) * results
  if (first >= total) return { rows: [], total }
  const direction = orderOf(filters.state)
  const matching = matchingReports(tx, asked).select(['m.id', 'm.submitted_at'])
  // What few organisations sent counts as few. The companies are read for the rows that are shown alone.
  const shown = await openFound(tx, matching, total < feeDeskTotalLimit || asked.companyIds !== undefined)
    .selectFrom('found')
    .select('id')
    .orderBy('submitted_at', direction)
    .orderBy('id', direction)
    .limit(results)
    .offset(first)
    .execute()
  const rows = await selectReports(tx)
    .where(
      'r.id',
      'in',
      shown.map(({ id }) => id),
    )
    .orderBy('r.submitted_at', direction)
    .orderBy('r.id', direction)
    .execute()
  return { rows, total }
}

const matchingLate = (tx: Tx, { state, year, season, companyIds }: Narrowed<LateRequestState>) =>
  tx
    .selectFrom('cases as m')
    .where('m.type', '=', 'late_request')
    .$if(state !== undefined, query => query.where('m.state', '=', state ?? 'sent'))
    .$if(year !== undefined || season !== undefined, query =>
      query.where(eb =>
        eb.exists(
          eb
            .selectFrom('late_request_quarters as q')
            .select('q.case_id')
            .whereRef('q.case_id', '=', 'm.id')
            .$if(year !== undefined, quarter => quarter.where('q.year', '=', year ?? 0))
            .$if(season !== undefined, quarter => quarter.where('q.season', '=', season ?? 1)),
        ),
      ),
    )
    .$if(companyIds !== undefined, query =>
      query.where('m.owner_company_id', '=', sql<string>`any(${[...(companyIds ?? [])]}::uuid[])`),
    )

/** A page of late requests, and how many there are, counted to a limit. */
export const listDeskLate = async (
  tx: Tx,
  filters: DeskFilters<LateRequestState>,
  { page, results }: Page,
): Promise<{ rows: LateRecord[]; total: number }> => {
  const asked = await narrow(tx, filters)
  const total = await countTo(tx, matchingLate(tx, asked).select('m.id'), feeDeskTotalLimit)
  const first = (page - 1) * results
  if (first >= total) return { rows: [], total }
  const direction = orderOf(filters.state)
  const shown = await matchingLate(tx, asked)
    .select('m.id')
    .orderBy('m.created_at', direction)
    .orderBy('m.id', direction)
    .limit(results)
    .offset(first)
    .execute()
  const rows = await selectLate(tx)
    .where(
      'k.id',
      'in',
      shown.map(({ id }) => id),
    )
    .orderBy('k.created_at', direction)
    .orderBy('k.id', direction)
    .execute()
  return { rows: await withLateParts(tx, rows), total }
}

/** How many reports and late requests stand in each state, each counted to a limit. */
export const countByState = async (tx: Tx) => ({
  reports: await countEach(
    tx,
    feeReportStates.filter(state => state !== 'draft'),
    state => sql`select from fee_reports r where r.state = ${state} and r.state <> 'draft'`,
  ),
  late: await countEach(
    tx,
    Object.values(LateRequestState),
    state => sql`select from cases k where k.type = 'late_request' and k.state = ${state}`,
  ),
})

/** State by state, so that the database knows of each how many it has to expect. */
const countEach = async (tx: Tx, states: readonly string[], rowsOf: (state: string) => RawBuilder<unknown>) => {
  const each = states.map(
    state => sql`select ${state}::text as state, (
      select count(*)::int from (${rowsOf(state)} limit ${sql.lit(feeDeskTotalLimit)}) as found
    ) as count`,
  )
  const { rows } = await sql<{ state: string; count: number }>`${sql.join(each, sql` union all `)}`.execute(tx)
  return rows
}
