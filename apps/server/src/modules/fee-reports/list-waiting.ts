// What the fee asks of companies now: quarters that are open and not reported yet, reports that came back.
import { isSameQuarter, type Quarter, quarterBefore } from '@khyanalt/domain/fee-report/quarters'
import type { Tx } from '../../db/transaction.ts'
import { readOpenQuarters } from './open-quarters.ts'
import { countSent, listUnsettled } from './waiting.sql.ts'

/** A quarter that a company has not reported as often as the one before. */
type OpenQuarter = Quarter & {
  readonly companyId: string
  readonly closes: string
  readonly sent: number
  readonly before: number
}

/** The open quarters of companies that reported in this year or the last two. */
export const listOpenQuarters = async (
  tx: Tx,
  companyIds: readonly string[],
  today: string,
): Promise<readonly OpenQuarter[]> => {
  if (companyIds.length === 0) return []
  const counts = await countSent(tx, companyIds, Number(today.slice(0, 4)) - 2)
  const reporting = companyIds.filter(id => counts.some(({ company_id }) => company_id === id))
  if (reporting.length === 0) return []
  const sentOf = (companyId: string, quarter: Quarter): number =>
    counts.find(row => row.company_id === companyId && isSameQuarter(row, quarter))?.sent ?? 0
  return (await readOpenQuarters(tx, reporting, today)).flatMap(({ year, season, closes, late }) =>
    (late ? [late.companyId] : reporting).flatMap(companyId => {
      const quarter = { year, season }
      const sent = sentOf(companyId, quarter)
      const before = sentOf(companyId, quarterBefore(quarter))
      return sent < Math.max(1, before) ? [{ companyId, ...quarter, closes, sent, before }] : []
    }),
  )
}

/** Reports that came back or are being decided. */
export const listUnsettledReports = async (tx: Tx, companyIds: readonly string[], limit: number) =>
  companyIds.length === 0 ? [] : listUnsettled(tx, companyIds, limit)
