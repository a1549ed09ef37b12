import type * as calls from '@khyanalt/contract/fee-reports'
import type { FeeReportAnswers } from '@khyanalt/domain/fee-report/answers'
import type { Quarter } from '@khyanalt/domain/fee-report/quarters'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { readFeeChoices } from './choices.ts'
import { listLines, type ReportEvent, readUsualDays } from './fee-reports.sql.ts'
import { readOpenQuarters } from './open-quarters.ts'
import { describePapers } from './papers.sql.ts'
import { latestRound, presentReport } from './present-report.ts'
import { readReportEvents } from './read-events.ts'
import { getOwnReport, sentPapers } from './read-reports.ts'
import { openAnswers, type ReportRecord } from './report-record.ts'

export const getFeeReport =
  ({ clock }: Services): UseCase<typeof calls.getFeeReport> =>
  async (tx, caller, { id }) => {
    const report = await getOwnReport(tx, caller, id)
    const events = await readReportEvents(tx, report.id, 'applicant')
    const lines = await listLines(tx, report.id)
    const answers = withJournal(openAnswers(report, lines), report, events)
    const quarters =
      report.state === 'draft' ? await readOpenQuarters(tx, [answers.company_id], agencyDate(clock.now())) : []
    return {
      data: presentReport(report, {
        viewer: caller.actor,
        choices: await readFeeChoices(tx),
        answers,
        files: await describePapers(tx, answers.document_files),
        events,
        closes: quarters.find(open => isQuarterOf(open, answers))?.closes ?? null,
      }),
      usual_days: await readUsualDays(tx),
    }
  }

const isQuarterOf = ({ year, season }: Quarter, answers: FeeReportAnswers): boolean =>
  season === answers.season_value && (answers.year === null || answers.year === year)

/** Papers and explanations of what was sent stand in the journal alone; a draft names its own. */
const withJournal = (
  answers: FeeReportAnswers,
  report: ReportRecord,
  events: readonly ReportEvent[],
): FeeReportAnswers =>
  report.draft === null
    ? { ...answers, document_files: sentPapers(events), explanations: latestRound(events)?.answers?.explanations }
    : answers
