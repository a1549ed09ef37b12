// Fee reports for the search and the homes of the console, for those who work at their desk.
import type { ConsoleRow } from '@khyanalt/contract/console'
import { consolePlaces } from '@khyanalt/domain/console-places'
import { partOf } from '@khyanalt/domain/console-question'
import { isFeeReportDesk } from '@khyanalt/domain/fee-report/report-actions'
import { feeScreenTexts } from '@khyanalt/domain/messages/fee-screens'
import { feeReportStateTexts } from '@khyanalt/domain/messages/states'
import { agencyDate } from '../../clock.ts'
import { type ConsoleSearch, inBoth } from '../../console-source.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Session } from '../../http/session.ts'
import { countByState, findLatestReports, listWaitingReports } from './desk.sql.ts'
import type { ReportRecord } from './report-record.ts'

export const findFeeReports = async (
  tx: Tx,
  caller: Session,
  { register, named, limit, ...typed }: ConsoleSearch,
): Promise<ConsoleRow[]> => {
  const number = partOf(typed, 'feeReport')
  const asked = register ? { register } : number ? { part: number } : named ? { named } : null
  if (!asked || !isFeeReportDesk(caller.actor)) return []
  return (await findLatestReports(tx, asked, limit)).map(presentRow)
}

/** Reports that were sent and nobody has received yet; null for whoever does not work there. */
export const listSentReports = async (tx: Tx, caller: Session, limit: number) => {
  if (!isFeeReportDesk(caller.actor)) return null
  const { reports } = await countByState(tx)
  return {
    rows: (await listWaitingReports(tx, 'sent', limit)).map(presentRow),
    total: reports.find(({ state }) => state === 'sent')?.count ?? 0,
  }
}

const presentRow = (row: ReportRecord): ConsoleRow => ({
  id: row.id,
  number: row.request_number,
  title: inBoth(feeScreenTexts, 'quarter', { year: String(row.year ?? ''), season: row.season ?? 0 }),
  state: inBoth(feeReportStateTexts, row.state),
  person: row.company_mn,
  date: row.submitted_at && agencyDate(row.submitted_at),
  address: consolePlaces.feeReport(row.id),
})
