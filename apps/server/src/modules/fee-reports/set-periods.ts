// The windows of the quarters, as the agency sees and sets them (CON-170).
import type { FeePeriod } from '@khyanalt/contract/staff-fee-reports'
import { isOpenOn, type Quarter, usualWindow } from '@khyanalt/domain/fee-report/quarters'
import type { SetPeriod } from './fee-periods.sql.ts'

export const presentPeriod = (
  quarter: Quarter,
  set: SetPeriod | null,
  { today, reports }: { readonly today: string; readonly reports: number },
): FeePeriod => {
  const window = set ?? usualWindow(quarter)
  return {
    ...quarter,
    opens: window.opens,
    closes: window.closes,
    changed: set !== null,
    changed_by: set?.changed_by_name ?? null,
    changed_at: set?.changed_at.toISOString() ?? null,
    version: set?.version ?? 0,
    open: isOpenOn(window, today),
    reports,
  }
}
