// SQL of fee reports: the reports themselves, their months, papers and journal.

import type { FeeReportAnswers } from '@khyanalt/domain/fee-report/answers'
import type { SentWarning } from '@khyanalt/domain/fee-report/explanations'
import type { Season } from '@khyanalt/domain/fee-report/quarters'
import type { FeeReportAction } from '@khyanalt/domain/fee-report/report-actions'
import type { FeeReportState } from '@khyanalt/domain/fee-report/report-status'
import type { FeeWarning } from '@khyanalt/domain/fee-report/warnings'
import { sql } from 'kysely'
import { readFeeReportParts, withParts } from '../../db/parts.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import { isUuid } from '../../db/uuid.ts'
import type { BalanceColumns, LineRow, ReportRecord } from './report-record.ts'

/** One act of the journal. */
export type ReportEvent = {
  readonly id: string
  readonly report_id: string
  readonly action: string
  readonly actor_user_id: string
  readonly actor_name: string
  readonly actor_position: string | null
  readonly support_user_id: string | null
  readonly from_state: FeeReportState
  readonly to_state: FeeReportState
  readonly to_step: number
  readonly resolve: number | null
  readonly round: number
  readonly comments: readonly { readonly title: string; readonly comment: string }[]
  readonly answers: FeeReportAnswers | null
  /** What stood out in them; null where it was not looked at. */
  readonly warnings: readonly SentWarning<FeeWarning>[] | null
  readonly late_request_id: string | null
  readonly transaction_id: string | null
  readonly at: Date
}

export const selectReports = (tx: Tx) =>
  tx
    .selectFrom('fee_reports as r')
    .innerJoin('companies as c', 'c.id', 'r.company_id')
    .selectAll('r')
    .select(['c.register_number as company_key', 'c.name_mn as company_mn', 'c.name_en as company_en'])

/** The report of a row id or number (CON-005). */
export const findReport = async (tx: Tx, key: string): Promise<ReportRecord | null> =>
  openReport(
    tx,
    await selectReports(tx)
      .where(isUuid(key) ? 'r.id' : 'r.request_number', '=', key)
      .execute(),
  )

const openReport = async (tx: Tx, rows: readonly ReportRecord[]): Promise<ReportRecord | null> => {
  const [report] = await withParts(tx, rows, {
    key: ({ id }) => id,
    open: ({ state }) => state === 'review' || state === 'complaint',
    read: readFeeReportParts,
  })
  return report ?? null
}

/** The same, which nobody else changes until the transaction ends. */
export const lockReportRow = async (tx: Tx, key: string): Promise<ReportRecord | null> =>
  openReport(
    tx,
    await selectReports(tx)
      .where(isUuid(key) ? 'r.id' : 'r.request_number', '=', key)
      .forUpdate('r')
      .execute(),
  )

/** A page of the reports of companies, latest change first, and how many there are. */
export const listReportsOf = async (
  tx: Tx,
  companyIds: readonly string[],
  { page, results }: { readonly page: number; readonly results: number },
) => {
  if (companyIds.length === 0) return { rows: [], total: 0 }
  const rows = await selectReports(tx)
    .where('r.company_id', 'in', [...companyIds])
    .orderBy('r.updated_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(results)
    .offset((page - 1) * results)
    .execute()
  const { total } = await tx
    .selectFrom('fee_reports')
    .select(eb => eb.fn.countAll<number>().as('total'))
    .where('company_id', 'in', [...companyIds])
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** The months of both tables. */
export const listLines = async (tx: Tx, reportId: string): Promise<readonly LineRow[]> =>
  await tx
    .selectFrom('fee_report_lines')
    .select(['sheet', 'month', 'product', 'unit'])
    .select(['row_3', 'row_4', 'row_5', 'row_6', 'row_7', 'row_8', 'row_9'])
    .where('report_id', '=', reportId)
    .orderBy('sheet')
    .orderBy('month')
    .execute()

/** The report that stands for the same quarter, licence and mineral already. */
export const findTwin = async (
  tx: Tx,
  twin: {
    readonly id: string | null
    readonly company_id: string
    readonly year: number
    readonly season: Season
    readonly cert_type: string
    readonly license_number: string
    readonly mineral: string
  },
) =>
  tx
    .selectFrom('fee_reports')
    .select(['id', 'request_number'])
    .where('company_id', '=', twin.company_id)
    .where('year', '=', twin.year)
    .where('season', '=', twin.season)
    .where('cert_type', '=', twin.cert_type)
    .where('license_number', '=', twin.license_number)
    .where('mineral', '=', twin.mineral)
    .where('state', 'not in', ['draft', 'rejected'])
    .$if(twin.id !== null, query => query.where('id', '<>', twin.id))
    .executeTakeFirst()

/** Lets the sendings of one company happen one after the other. */
export const lockCompany = async (tx: Tx, companyId: string): Promise<void> => {
  await tx.selectFrom('companies').select('id').where('id', '=', companyId).forNoKeyUpdate().executeTakeFirst()
}

/** Stores a draft. */
export const insertReport = async (
  tx: Tx,
  {
    draft,
    helpers,
    at,
    ...report
  }: {
    readonly id: string
    readonly company_id: string
    readonly created_by: string
    readonly helpers: readonly string[]
    readonly draft: FeeReportAnswers
    readonly at: Date
  },
): Promise<void> => {
  await tx
    .insertInto('fee_reports')
    .values({
      ...report,
      state: 'draft',
      draft: JSON.stringify(draft),
      helpers: [...helpers],
      saved_at: at,
      created_at: at,
      updated_at: at,
    })
    .execute()
}

/** What an act writes beside the version. */
export type ReportChange = Partial<BalanceColumns> & {
  readonly state?: FeeReportState
  readonly step?: number
  readonly round?: number
  readonly company_id?: string
  readonly request_number?: string
  readonly year?: number
  readonly season?: Season
  readonly payer_type?: string
  readonly deposit?: string
  readonly aimag?: string
  readonly cert_type?: string
  readonly license_number?: string
  readonly mineral?: string
  readonly second_mineral?: string | null
  readonly resource_increased?: boolean
  readonly season_active?: boolean
  readonly template?: number
  readonly draft?: FeeReportAnswers | null
  readonly saved_at?: Date | null
  readonly submitted_at?: Date
  readonly registered_at?: Date
}

/** Changes a locked report; answers its new version. */
export const updateReport = async (
  tx: Tx,
  id: string,
  { draft, ...change }: ReportChange,
  { helper, at }: { readonly helper?: string | undefined; readonly at: Date },
): Promise<number> => {
  const { version } = await tx
    .updateTable('fee_reports')
    .set(eb => ({
      ...change,
      ...(draft === undefined ? {} : { draft: draft === null ? null : JSON.stringify(draft) }),
      ...(helper ? { helpers: sql<string[]>`array_append(array_remove(helpers, ${helper}), ${helper})` } : {}),
      version: eb('version', '+', 1),
      updated_at: at,
    }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Puts the months of a sent report in place of those of the round before. */
export const replaceLines = async (
  tx: Tx,
  reportId: string,
  season: Season,
  lines: readonly LineRow[],
): Promise<void> => {
  await tx.deleteFrom('fee_report_lines').where('report_id', '=', reportId).execute()
  await tx
    .insertInto('fee_report_lines')
    .values(lines.map(line => ({ ...line, report_id: reportId, season })))
    .execute()
}

/** Removes the months, so that a draft may become one of another quarter. */
export const deleteDraftRow = async (tx: Tx, id: string): Promise<void> => {
  await tx.deleteFrom('fee_report_files').where('report_id', '=', id).execute()
  await tx.deleteFrom('fee_reports').where('id', '=', id).where('state', '=', 'draft').execute()
}

/** Appends an act to the journal; each of them has a reader in `eventReaders`. */
export const appendReportEvent = async (
  tx: Tx,
  { comments, answers, warnings, ...event }: ReportEvent & { readonly action: FeeReportAction },
): Promise<void> => {
  await tx
    .insertInto('fee_report_events')
    .values({
      ...event,
      comments: JSON.stringify(comments),
      answers: answers === null ? null : JSON.stringify(answers),
      warnings: warnings === null ? null : JSON.stringify(warnings),
    })
    .execute()
}

/** The journal of a report, oldest first. */
export const listReportEvents = async (tx: Tx, reportId: string): Promise<readonly ReportEvent[]> =>
  await tx
    .selectFrom('fee_report_events')
    .selectAll()
    .where('report_id', '=', reportId)
    .orderBy('at')
    .orderBy('id')
    .execute()

/** The report of a quarter for the same licence and mineral that was sent and not rejected. */
export const findOfQuarter = async (
  tx: Tx,
  wanted: {
    readonly company_id: string
    readonly year: number
    readonly season: Season
    readonly cert_type: string
    readonly license_number: string
    readonly mineral: string
  },
): Promise<ReportRecord | null> =>
  (await selectReports(tx)
    .where('r.company_id', '=', wanted.company_id)
    .where('r.year', '=', wanted.year)
    .where('r.season', '=', wanted.season)
    .where('r.cert_type', '=', wanted.cert_type)
    .where('r.license_number', '=', wanted.license_number)
    .where('r.mineral', '=', wanted.mineral)
    .where('r.state', 'not in', ['draft', 'rejected'])
    .executeTakeFirst()) ?? null

/** Companies by their ids, by name. */
export const listCompaniesById = async (tx: Tx, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : tx
        .selectFrom('companies')
        .select(['id', 'register_number', 'name_mn', 'name_en'])
        .where('id', 'in', [...ids])
        .orderBy('name_mn')
        .orderBy('id')
        .execute()

/** Days within which half of the latest fifty registered reports were registered; null while there is none. */
export const readUsualDays = async (tx: Tx): Promise<number | null> => {
  const { rows } = await sql<{ days: number | null }>`
    select ceil(extract(epoch from percentile_cont(0.5) within group (order by took)) / 86400)::int as days
    from (
      select registered_at - submitted_at as took from fee_reports
      where state = 'registered' and registered_at > submitted_at
      order by submitted_at desc limit 50
    ) latest`.execute(tx)
  return rows[0]?.days ?? null
}
