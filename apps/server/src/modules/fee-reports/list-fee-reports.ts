import type * as calls from '@khyanalt/contract/fee-reports'
import type { UseCase } from '../../http/bind.ts'
import { narrowTo } from '../senders/narrow-to.ts'
import { readFeeChoices } from './choices.ts'
import { listReportsOf } from './fee-reports.sql.ts'
import { presentRow } from './present-report.ts'

export const listFeeReports: UseCase<typeof calls.listFeeReports> = async (tx, caller, input) => {
  const { rows, total } = await listReportsOf(tx, narrowTo(caller, input.behalf).companyIds, input)
  const view = { viewer: caller.actor, choices: await readFeeChoices(tx) }
  return { data: { data: rows.map(row => presentRow(row, view)), per_page: input.results, total } }
}
