// What leaves the server of a fee report.

import type { OutputOf } from '@khyanalt/contract/call'
import type { FeeReport, FeeReportRow, getFeeReportSteps } from '@khyanalt/contract/fee-reports'
import type { Actor } from '@khyanalt/domain/actor'
import { allowedActions } from '@khyanalt/domain/cases/case-actions'
import type { FeeReportAnswers } from '@khyanalt/domain/fee-report/answers'
import { readFeeReport } from '@khyanalt/domain/fee-report/answers'
import { type FeeChoices, feeLabel, feeLabels } from '@khyanalt/domain/fee-report/labels'
import { isSeason } from '@khyanalt/domain/fee-report/quarters'
import { feeReportCase, feeReportPlan } from '@khyanalt/domain/fee-report/report-actions'
import {
  type FeeReportState,
  feeReportStatusCode,
  isFeeReportEditable,
} from '@khyanalt/domain/fee-report/report-status'
import type { ReportEvent } from './fee-reports.sql.ts'
import { factsOf, type ReportRecord } from './report-record.ts'

/** A report as lists show it; `viewer` decides on what a draft shows and on the actions. */
export const presentRow = (
  report: ReportRecord,
  { viewer, choices }: { readonly viewer: Actor; readonly choices: FeeChoices },
): FeeReportRow => {
  const kept = report.state === 'draft' ? readFeeReport(report.draft) : null
  const deposit = kept?.deposit_name ?? report.deposit ?? ''
  const mineral = kept?.mineral_name ?? report.mineral ?? ''
  const season = kept ? kept.season_value : report.season
  return {
    id: report.id,
    request_number: report.request_number,
    status: feeReportStatusCode(report.state, report.step),
    type: report.registered_at === null ? 'NEW' : 'UPDATE',
    company: presentCompany({
      id: report.company_id,
      register_number: report.company_key,
      name_mn: report.company_mn,
      name_en: report.company_en,
    }),
    license_number: kept?.license_number ?? report.license_number ?? '',
    cert_type: kept?.cert_type ?? report.cert_type ?? '',
    deposit_name: deposit,
    deposit: feeLabel('deposit_name', deposit, choices),
    mineral_name: mineral,
    mineral: feeLabel('mineral_name', mineral, choices),
    year: kept ? kept.year : report.year,
    season: isSeason(season) ? season : null,
    updated_at: report.updated_at.toISOString(),
    submitted_at: report.submitted_at?.toISOString() ?? null,
    version: report.version,
    actions: allowedActions(feeReportCase, viewer, factsOf(report)),
  }
}

export const presentCompany = (company: {
  readonly id: string
  readonly register_number: string
  readonly name_mn: string
  readonly name_en: string | null
}): NonNullable<FeeReportRow['company']> => ({
  id: company.id,
  key: company.register_number,
  name_mn: company.name_mn,
  name_en: company.name_en,
})

/** The report whole. */
export const presentReport = (
  report: ReportRecord,
  view: {
    readonly viewer: Actor
    readonly choices: FeeChoices
    readonly answers: FeeReportAnswers
    readonly files: readonly { readonly name: string; readonly title: string; readonly size: number }[]
    readonly events: readonly ReportEvent[]
    readonly closes: string | null
  },
): FeeReport => ({
  ...presentRow(report, view),
  ...wireAnswers(view.answers),
  labels: feeLabels(view.answers, view.choices),
  saved_at: isFeeReportEditable(report.state) ? (report.saved_at?.toISOString() ?? null) : null,
  files: view.answers.document_files.flatMap(name => view.files.filter(file => file.name === name)),
  comments: latestComments(view.events),
  warnings: presentWarnings(view.events),
  closes: view.closes,
})

/** What stood out in the latest round; null where it was not looked at. */
const presentWarnings = (events: readonly ReportEvent[]): FeeReport['warnings'] =>
  latestRound(events)?.warnings?.map(({ path, code, params, explanation }) => ({
    path,
    code,
    params: params as Readonly<Record<string, string | number>>,
    explanation,
  })) ?? null

/** The act that sent what stands now. */
export const latestRound = (events: readonly ReportEvent[]): ReportEvent | undefined =>
  events.findLast(({ answers }) => answers !== null)

/** The answers as calls carry them, in lists that may be changed. */
export const wireAnswers = (answers: FeeReportAnswers) => ({
  ...answers,
  document_files: [...answers.document_files],
  explanations: answers.explanations && [...answers.explanations],
  too_hemjee: { ...answers.too_hemjee, row_data: { ...answers.too_hemjee.row_data } },
  unelgee: { ...answers.unelgee, row_data: { ...answers.unelgee.row_data } },
})

/** The reasons given last: of a return, a rejection, a suspension or a complaint. */
const latestComments = (events: readonly ReportEvent[]): FeeReport['comments'] => [
  ...(events.findLast(({ comments }) => comments.length > 0)?.comments ?? []),
]

/** The journal as the timeline shows it (CON-184). */
export const presentSteps = (events: readonly ReportEvent[]): OutputOf<typeof getFeeReportSteps>['data'] =>
  events.map(event => ({
    status: feeReportStatusCode(event.to_state as FeeReportState, event.to_step),
    resolve: event.resolve,
    action: event.action,
    name: event.resolve === null ? null : (feeReportPlan[stepOf(event) - 1]?.name ?? null),
    user_name: event.actor_name,
    user_position: event.actor_position,
    created_at: event.at.toISOString(),
    comments: [...event.comments],
  }))

/** The step that a decision was taken on: agreeing leads to the next one. */
const stepOf = ({ action, to_step }: ReportEvent): number => (action === 'agree' ? to_step - 1 : to_step)
