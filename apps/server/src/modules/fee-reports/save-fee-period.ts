import type * as calls from '@khyanalt/contract/staff-fee-reports'
import { usualWindow, windowFault } from '@khyanalt/domain/fee-report/quarters'
import { feeReportPlace } from '@khyanalt/domain/fee-report/report-actions'
import { holdsRole, type Role } from '@khyanalt/domain/roles'
import { v7 as uuidv7 } from 'uuid'
import { agencyDate } from '../../clock.ts'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { countReportsOfYear, listPeriodsOfYear, storePeriod } from './fee-periods.sql.ts'
import { presentPeriod } from './set-periods.ts'

const setters: readonly Role[] = ['APPROVER', 'ADMIN']

export const saveFeePeriod =
  ({ clock }: Services): UseCase<typeof calls.saveFeePeriod> =>
  async (tx, caller, { year, season, opens, closes, version }) => {
    // An APPROVER or ADMIN of another module sets nothing here.
    if (!setters.some(role => holdsRole(caller.grants, role, feeReportPlace))) throw refuse('not_allowed')
    const quarter = { year, season }
    const fault = windowFault(quarter, { opens, closes })
    if (fault) {
      const path = fault === 'opens_too_early' ? 'opens' : 'closes'
      throw refuse('answers_incomplete', { problems: [{ path, code: fault }] })
    }
    const at = clock.now()
    const today = agencyDate(at)
    const before = (await listPeriodsOfYear(tx, year)).find(one => one.season === season) ?? null
    const stored = await storePeriod(tx, {
      ...quarter,
      opens,
      closes,
      version,
      changed_by: caller.userId,
      changed_at: at,
    })
    const reports = (await countReportsOfYear(tx, year)).find(row => row.season === season)?.reports ?? 0
    if (stored === null) {
      throw refuse('version_conflict', { current: presentPeriod(quarter, before, { today, reports }) })
    }
    const was = before ?? usualWindow(quarter)
    await insertAuditEntry(tx, {
      id: uuidv7(),
      actor_user_id: caller.userId,
      action: 'set_period',
      noun: 'fee_period',
      noun_id: `${year}-${season}`,
      detail: { opens, closes, was_opens: was.opens, was_closes: was.closes },
      at,
    })
    const set = { ...quarter, opens, closes, version: stored, changed_at: at, changed_by_name: caller.name }
    return { data: presentPeriod(quarter, set, { today, reports }) }
  }
