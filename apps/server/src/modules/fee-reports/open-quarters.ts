// Which quarters may be reported on a day: by the window everybody has, or by a company's approved late request.
import {
  isBefore,
  isOpenOn,
  isSameQuarter,
  type Quarter,
  quarterBefore,
  quarterOfDay,
  usualWindow,
} from '@khyanalt/domain/fee-report/quarters'
import type { Tx } from '../../db/transaction.ts'
import { listLateOpenings, listPeriodsOn } from './fee-periods.sql.ts'

/** An open quarter; with the late request that opened it for one company. */
export type OpenQuarter = Quarter & {
  readonly closes: string
  readonly late: { readonly id: string; readonly companyId: string } | null
}

/** The quarters open to any of the companies on a day, newest first; a window comes before a late request. */
export const readOpenQuarters = async (
  tx: Tx,
  companyIds: readonly string[],
  today: string,
): Promise<readonly OpenQuarter[]> => {
  const due = quarterBefore(quarterOfDay(today))
  const set = await listPeriodsOn(tx, today, due)
  const usual = usualWindow(due)
  const windows: readonly (Quarter & { readonly opens: string; readonly closes: string })[] = [
    ...set,
    ...(set.some(period => isSameQuarter(period, due)) ? [] : [{ ...due, ...usual }]),
  ]
  const open = windows.filter(window => isOpenOn(window, today))
  const late = (await listLateOpenings(tx, companyIds, today)).filter(
    opening => !open.some(window => isSameQuarter(window, opening)),
  )
  return [
    ...open.map(({ year, season, closes }) => ({ year, season, closes, late: null })),
    ...late.map(({ id, company_id, year, season, open_until }) => ({
      year,
      season,
      closes: open_until,
      late: { id, companyId: company_id },
    })),
  ].sort((one, other) => (isBefore(one, other) ? 1 : isBefore(other, one) ? -1 : 0))
}
