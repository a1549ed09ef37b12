import type * as calls from '@khyanalt/contract/staff-fee-reports'
import { LateRequestState } from '@khyanalt/domain/fee-report/late-requests'
import { isFeeReportDesk } from '@khyanalt/domain/fee-report/report-actions'
import type { UseCase } from '../../http/bind.ts'
import { countByState } from './desk.sql.ts'

export const countFeeDesk: UseCase<typeof calls.countFeeDesk> = async (tx, caller) => {
  const counts = isFeeReportDesk(caller.actor) ? await countByState(tx) : { reports: [], late: [] }
  const count = (rows: typeof counts.late, state: string): number => rows.find(row => row.state === state)?.count ?? 0
  const { reports, late } = counts
  return {
    data: {
      reports: {
        sent: count(reports, 'sent'),
        review: count(reports, 'review'),
        complaint: count(reports, 'complaint'),
        returned: count(reports, 'returned'),
        registered: count(reports, 'registered'),
        rejected: count(reports, 'rejected'),
        suspended: count(reports, 'suspended'),
      },
      late: {
        sent: count(late, LateRequestState.sent),
        received: count(late, LateRequestState.received),
        approved: count(late, LateRequestState.approved),
        rejected: count(late, LateRequestState.rejected),
      },
    },
  }
}
