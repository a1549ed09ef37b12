// Saves what is filled in, complete or not; nothing is judged here.
import type * as calls from '@khyanalt/contract/fee-reports'
import type { FeeReportAnswers } from '@khyanalt/domain/fee-report/answers'
import { v7 as uuidv7 } from 'uuid'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { admitAction, lockCase, refuseStale } from '../cases/lock-case.ts'
import { demandRight } from '../senders/demand-right.ts'
import { insertReport, updateReport } from './fee-reports.sql.ts'
import { findPapers } from './find-papers.ts'
import { feeReportReading } from './move-report.ts'
import { keepReportPapers } from './papers.sql.ts'

export const saveFeeReportDraft =
  (services: Services): UseCase<typeof calls.saveFeeReportDraft> =>
  async (tx, caller, { id, data, version }) => {
    const at = services.clock.now()
    const saved_at = at.toISOString()
    if (!caller.companyIds.includes(data.company_id)) throw refuse('company_not_found')
    await demandRight(tx, caller, data.company_id, 'prepare')
    if (id === undefined) {
      const made = uuidv7()
      const helpers = caller.support ? [caller.support.userId] : []
      await insertReport(tx, {
        id: made,
        company_id: data.company_id,
        created_by: caller.userId,
        helpers,
        draft: data,
        at,
      })
      await keepNamedPapers(tx, caller, made, data)
      return { id: made, version: 1, saved_at }
    }
    const report = await lockCase(tx, feeReportReading, caller.actor, id)
    refuseStale(report, version, { state: report.state, saved_at: report.saved_at?.toISOString() ?? null })
    await admitAction(tx, feeReportReading, caller, 'save_draft', report)
    // A report that was sent stays with its company; a draft goes where its author says.
    if (report.state !== 'draft' && data.company_id !== report.company_id) throw refuse('company_not_found')
    await keepNamedPapers(tx, caller, report.id, data)
    const kept = { company_id: data.company_id, draft: data, saved_at: at }
    return {
      id: report.id,
      version: await updateReport(tx, report.id, kept, { helper: caller.support?.userId, at }),
      saved_at,
    }
  }

/** Papers that a draft names must not be swept away as unused while it waits. */
const keepNamedPapers = async (tx: Tx, caller: Session, reportId: string, answers: FeeReportAnswers): Promise<void> => {
  const { fileIds } = await findPapers(tx, caller, answers.company_id, answers.document_files)
  await keepReportPapers(tx, reportId, fileIds)
}
