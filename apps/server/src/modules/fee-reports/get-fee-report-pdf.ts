// The PDF of a sent report, for its company and for those who decide on it.
import type * as calls from '@khyanalt/contract/fee-report-paper'
import { isFeeReportDesk } from '@khyanalt/domain/fee-report/report-actions'
import { inSnapshot, inTransaction, type Tx } from '../../db/transaction.ts'
import type { RawUseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { rememberView } from '../data-views/remember-view.ts'
import { contentDisposition } from '../files/content-disposition.ts'
import { readDeposits, readSecondMinerals } from './choices.ts'
import { describeReport, type SentReport } from './describe-report.ts'
import { findReport, listLines, listReportEvents, readUsualDays } from './fee-reports.sql.ts'
import { latestRound } from './present-report.ts'
import { sentAnswers } from './report-record.ts'

export const getFeeReportPdf =
  (services: Services): RawUseCase<typeof calls.getFeeReportPdf> =>
  async ({ db }, caller, { id, part }) => {
    const sent = await inSnapshot(db, tx => readSent(tx, caller, id))
    const { report } = sent
    // The snapshot only reads; what is written stands before anything is answered.
    if (!caller.companyIds.includes(report.company_id)) {
      const owner = { ownerUserId: null, ownerCompanyId: report.company_id }
      const view = { what: 'request' as const, requestNumber: report.request_number, ...owner }
      await inTransaction(db, tx => rememberView(tx, services, caller, view))
    }
    const name = `${report.request_number}${part === 'receipt' ? '-receipt' : ''}`
    return {
      body: await services.documents.feeReport(describeReport(sent, part)),
      type: 'application/pdf',
      headers: { 'content-disposition': contentDisposition('inline', name), 'cache-control': 'private, no-store' },
    }
  }

/** What was sent last; a report of others, and one that was never sent, does not exist here. */
const readSent = async (tx: Tx, caller: Session, id: string): Promise<SentReport> => {
  const report = await findReport(tx, id)
  const known = report && (caller.companyIds.includes(report.company_id) || isFeeReportDesk(caller.actor))
  const round = known ? latestRound(await listReportEvents(tx, report.id)) : undefined
  if (!report || !round) throw refuse('fee_report_not_found')
  const answers = sentAnswers(report, await listLines(tx, report.id), round.answers?.document_files ?? [])
  const nameIn = (list: readonly { readonly value: string; readonly label: SentReport['deposit'] }[], value: string) =>
    list.find(one => one.value === value)?.label ?? null
  return {
    report,
    answers,
    round,
    deposit: nameIn(await readDeposits(tx), answers.deposit_name),
    secondMineral: nameIn(await readSecondMinerals(tx), answers.second_mineral),
    usualDays: await readUsualDays(tx),
  }
}
