import type * as calls from '@khyanalt/contract/fee-reports'
import type { UseCase } from '../../http/bind.ts'
import { presentSteps } from './present-report.ts'
import { readReportEvents } from './read-events.ts'
import { getOwnReport } from './read-reports.ts'

export const getFeeReportSteps: UseCase<typeof calls.getFeeReportSteps> = async (tx, caller, { id }) => {
  const report = await getOwnReport(tx, caller, id)
  return { data: presentSteps(await readReportEvents(tx, report.id, 'applicant')) }
}
