// The report on the screen as the agency will see it once it is sent.
import type { OutputOf } from '@khyanalt/contract/call'
import type { FeeReport, getFeePeriod, listFeeCompanies } from '@khyanalt/contract/fee-reports'
import type { FeeReportAnswers } from '@khyanalt/domain/fee-report/answers'
import { feeLabels } from '@khyanalt/domain/fee-report/labels'
import type { StoredFile } from '../../../form/StoredFiles.tsx'
import { wireAnswers } from '../report-values.ts'

type Around = {
  readonly stored: FeeReport | null
  readonly companies: OutputOf<typeof listFeeCompanies>['data']
  readonly period: OutputOf<typeof getFeePeriod>
  readonly files: readonly StoredFile[]
}

export const shownReport = (answers: FeeReportAnswers, { stored, companies, period, files }: Around): FeeReport => {
  const labels = feeLabels(answers, { deposits: period.deposit, secondMinerals: period.minerals })
  return {
    ...wireAnswers(answers),
    labels,
    mineral: labels.mineral_name,
    id: stored?.id ?? '',
    request_number: stored?.request_number ?? null,
    status: stored?.status ?? 5000,
    type: stored?.type ?? 'NEW',
    company: companies.find(({ id }) => id === answers.company_id) ?? stored?.company ?? null,
    deposit: labels.deposit_name,
    season: answers.season_value,
    updated_at: stored?.updated_at ?? new Date().toISOString(),
    submitted_at: stored?.submitted_at ?? null,
    version: stored?.version ?? 0,
    actions: [],
    saved_at: null,
    files: answers.document_files.map(name => {
      const known = files.find(file => file.name === name)
      return { name, title: known?.title ?? name, size: known?.size ?? 0 }
    }),
    comments: [],
    warnings: null,
    closes: null,
  }
}
