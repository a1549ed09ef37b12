// Late requests as cases: what they bring to the one way of all types.

import type { CaseFacts } from '@khyanalt/domain/cases/case-type'
import {
  type LateDecision,
  type LateRequestState,
  lateRequestCase,
  lateStatusCode,
} from '@khyanalt/domain/fee-report/late-requests'
import { companyCaseFacts } from '@khyanalt/domain/fee-report/report-actions'
import type { CaseKind, CasePart } from '../cases/case-kind.ts'
import { notify } from '../notifications/notify.ts'
import { listKeepers } from '../senders/list-readers.ts'
import { type LateDecided, type LateRecord, lockLateRow, updateQuarter } from './late-requests.sql.ts'

/** What the rules need to know of it. */
export const lateFactsOf = ({
  state,
  step,
  company_id,
  helpers,
  parts = [],
}: LateRecord): CaseFacts<LateRequestState> => ({
  ...companyCaseFacts(company_id, helpers, parts),
  state,
  step,
  plan: [],
})

/** Whoever keeps the affairs of the company hears of the decision. */
const tellCompany: CasePart<LateRequestState, LateDecision, LateRecord, LateDecided>['apply'] = async (
  tx,
  services,
  _caller,
  { row: { company_id, created_by, company_mn, company_en, year, season }, own, moved: { state } },
) => {
  if (state !== 'approved' && state !== 'rejected') return
  const keepers = await listKeepers(tx, [created_by], company_id)
  const quarter = { company: { mn: company_mn, en: company_en ?? '' }, year: String(year), season: String(season) }
  await notify(tx, services, {
    ...(state === 'approved'
      ? { event: 'late_report_approved' as const, params: { ...quarter, date: own.open_until ?? '' } }
      : { event: 'late_report_rejected' as const, params: { ...quarter, reason: own.reason ?? '' } }),
    to: keepers.map(({ userId }) => userId),
    requestId: null,
  })
}

/** Late requests among the types of cases. */
export const lateRequestKind: CaseKind<LateRequestState, LateDecision, LateRecord, LateDecided> = {
  type: 'late_request',
  rules: lateRequestCase,
  missing: 'late_request_not_found',
  statusOf: lateStatusCode,
  factsOf: lateFactsOf,
  currentOf: ({ state, version }) => ({ status: lateStatusCode(state), version }),
  lock: lockLateRow,
  frees: ['rejected'],
  writeOwn: ({ id }, own) => (own.open_until || own.reason ? updateQuarter(id, own) : undefined),
  nameOf: ({ id }) => id,
  detailOf: ({ company_id, year, season }, own, { to_state }) => ({
    ...{ company: company_id, year, season },
    state: to_state,
    ...own,
  }),
  parts: [{ apply: tellCompany }],
}
