// The event log of a fee report, as its company or the agency reads it.
import { type EventAudience, isReadBy } from '@khyanalt/domain/event-readers'
import type { Tx } from '../../db/transaction.ts'
import { listReportEvents, type ReportEvent } from './fee-reports.sql.ts'

/** The acts that somebody reads, with the reasons given, oldest first. */
export const readReportEvents = async (
  tx: Tx,
  reportId: string,
  audience: EventAudience,
): Promise<readonly ReportEvent[]> =>
  (await listReportEvents(tx, reportId)).filter(({ action }) => isReadBy('fee_report', audience, action))
