import type * as calls from '@khyanalt/contract/staff-fee-reports'
import { isFeeReportDesk } from '@khyanalt/domain/fee-report/report-actions'
import { readFeeReportStatus } from '@khyanalt/domain/fee-report/report-status'
import type { UseCase } from '../../http/bind.ts'
import { readFeeChoices } from './choices.ts'
import { listDeskReports } from './desk.sql.ts'
import { presentRow } from './present-report.ts'
import { nothing } from './read-desk.ts'

export const listStaffFeeReports: UseCase<typeof calls.listStaffFeeReports> = async (tx, caller, input) => {
  const state = input.status === undefined ? undefined : readFeeReportStatus(input.status)
  if (!isFeeReportDesk(caller.actor) || state === null || state === 'draft') return nothing
  const { rows, total } = await listDeskReports(tx, { ...input, state, company: input.company || undefined }, input)
  const view = { viewer: caller.actor, choices: await readFeeChoices(tx) }
  return { data: { data: rows.map(row => presentRow(row, view)), per_page: input.results, total } }
}
