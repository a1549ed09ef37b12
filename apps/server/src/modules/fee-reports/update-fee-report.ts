import type * as calls from '@khyanalt/contract/fee-reports'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { admitAction, lockCase, refuseStale } from '../cases/lock-case.ts'
import { demandRight } from '../senders/demand-right.ts'
import { feeReportReading } from './move-report.ts'
import { refuseForeign, sendAnswers } from './send-report.ts'

export const updateFeeReport =
  (services: Services): UseCase<typeof calls.updateFeeReport> =>
  async (tx, caller, { id, version, transaction_id, ...answers }) => {
    const report = await lockCase(tx, feeReportReading, caller.actor, id)
    refuseStale(report, version, { state: report.state, saved_at: report.saved_at?.toISOString() ?? null })
    await admitAction(tx, feeReportReading, caller, report.state === 'draft' ? 'send' : 'resend', report)
    refuseForeign(caller, answers.company_id)
    await demandRight(tx, caller, answers.company_id || null, 'send')
    return sendAnswers(tx, services, caller, { report, answers, transactionId: transaction_id })
  }
