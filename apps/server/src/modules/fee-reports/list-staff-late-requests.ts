import type * as calls from '@khyanalt/contract/staff-fee-reports'
import { readLateStatus } from '@khyanalt/domain/fee-report/late-requests'
import { isFeeReportDesk } from '@khyanalt/domain/fee-report/report-actions'
import type { UseCase } from '../../http/bind.ts'
import { listDeskLate } from './desk.sql.ts'
import { presentLate } from './late-requests.ts'
import { nothing } from './read-desk.ts'

export const listStaffLateRequests: UseCase<typeof calls.listStaffLateRequests> = async (tx, caller, input) => {
  const state = input.status === undefined ? undefined : readLateStatus(input.status)
  if (!isFeeReportDesk(caller.actor) || state === null) return nothing
  const { rows, total } = await listDeskLate(tx, { ...input, state, company: input.company || undefined }, input)
  return { data: { data: await presentLate(tx, rows, caller.actor), per_page: input.results, total } }
}
