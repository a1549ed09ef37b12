// Deletes the draft of a report.
import type * as calls from '@khyanalt/contract/fee-reports'
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { admitAction, lockCase } from '../cases/lock-case.ts'
import { deleteDraftRow } from './fee-reports.sql.ts'
import { feeReportReading } from './move-report.ts'

export const deleteFeeReport =
  ({ clock }: Services): UseCase<typeof calls.deleteFeeReport> =>
  async (tx, caller, { id }) => {
    const report = await lockCase(tx, feeReportReading, caller.actor, id)
    await admitAction(tx, feeReportReading, caller, 'delete_draft', report)
    await deleteDraftRow(tx, report.id)
    await insertAuditEntry(tx, {
      id: uuidv7(),
      actor_user_id: caller.userId,
      action: 'delete_draft',
      noun: 'fee_report',
      noun_id: report.id,
      detail: { company: report.company_id, ...(caller.support ? { support: caller.support.userId } : {}) },
      at: clock.now(),
    })
    return {}
  }
