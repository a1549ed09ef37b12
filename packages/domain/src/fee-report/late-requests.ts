// Asking to send a report late: what the request needs, its statuses, and what may happen to it (CON-171, CON-181, CON-182).
import type { Actor } from '../actor.ts'
import type { Problem } from '../problem.ts'
import type { Verdict } from '../request-actions.ts'
import { holdsRole } from '../roles.ts'
import { barredByPart, type Part } from '../took-part.ts'
import { isUploadName } from '../upload-limits.ts'
import { isBefore, type Quarter, quarterBefore, quarterOfDay, type Season } from './quarters.ts'
import { feeReportPlace } from './report-actions.ts'

/** The three papers, one file each (REQ-LATE-07). */
export const latePapers = ['shiidver_huudas', 'alban_bichig', 'tulbur_barimt'] as const
export type LatePaper = (typeof latePapers)[number]

/** What is filled in; nothing chosen yet is an empty text or null. */
export type LateRequestAnswers = {
  readonly company_id: string
  readonly season: Season | null
  readonly details: string
} & Readonly<Record<LatePaper, string>>

export const emptyLateRequest: LateRequestAnswers = {
  company_id: '',
  season: null,
  details: '',
  shiidver_huudas: '',
  alban_bichig: '',
  tulbur_barimt: '',
}

/** Letters of the details. */
export const maxLateDetails = 4000

/** What keeps a late request from being sent, in the order of its form; the same in browser and server. */
export const lateRequestProblems = (answers: LateRequestAnswers): readonly Problem[] => {
  const { company_id, season, details } = answers
  return [
    ...(company_id === '' ? [{ path: 'company_id', code: 'must_select' }] : []),
    ...(season === null ? [{ path: 'season', code: 'must_write' }] : []),
    ...latePapers.flatMap(path => {
      const name = answers[path]
      if (name === '') return [{ path, code: 'must_select' }]
      return isUploadName(name) ? [] : [{ path, code: 'file_unknown' }]
    }),
    ...latePapers
      .filter(
        (path, place) =>
          answers[path] !== '' && latePapers.some((one, at) => at < place && answers[one] === answers[path]),
      )
      .map(path => ({ path, code: 'file_twice' })),
    ...(details.trim() === '' ? [{ path: 'details', code: 'must_write' }] : []),
    ...(details.length > maxLateDetails
      ? [{ path: 'details', code: 'text_too_long', params: { max: maxLateDetails } }]
      : []),
  ]
}

/** The last quarter of this number that ended before a day: the year is never sent (CON-178). */
export const lastEndedQuarter = (season: Season, today: string): Quarter => {
  const now = quarterOfDay(today)
  const ofThisYear = { year: now.year, season }
  return isBefore(ofThisYear, now) ? ofThisYear : { year: now.year - 1, season }
}

/** Quarters that a late request may speak of, newest first: those of the last year that have ended. */
export const endedQuarters = (today: string): readonly Quarter[] => {
  const last = quarterBefore(quarterOfDay(today))
  const before = quarterBefore(last)
  const earlier = quarterBefore(before)
  return [last, before, earlier, quarterBefore(earlier)]
}

/** What a late request is: 0, 1, 10, 30 on the wire (REQ-LATE-03). */
export const LateRequestState = {
  sent: 'sent',
  received: 'received',
  approved: 'approved',
  rejected: 'rejected',
} as const
export type LateRequestState = (typeof LateRequestState)[keyof typeof LateRequestState]

const codes = { sent: 0, received: 1, approved: 10, rejected: 30 } as const satisfies Record<LateRequestState, number>
export const lateStatusCode = (state: LateRequestState): number => codes[state]
export const readLateStatus = (code: number): LateRequestState | null =>
  (Object.keys(codes) as LateRequestState[]).find(state => codes[state] === code) ?? null

/** The colour of a status tag; a word always stands beside it. */
export const lateRequestTone = (state: LateRequestState): 'blue' | 'green' | 'red' =>
  state === 'approved' ? 'green' : state === 'rejected' ? 'red' : 'blue'

/** Every act of the agency on a late request; all belong to the head of the unit. */
export const lateDecisions = ['receive', 'approve', 'reject'] as const
export type LateDecision = (typeof lateDecisions)[number]

type Rule = { readonly to: LateRequestState; readonly requires?: 'reason' }
const decisions = { approve: { to: 'approved' }, reject: { to: 'rejected', requires: 'reason' } } as const

/** State × action → next state, what it needs. */
export const lateTransitions = {
  sent: { receive: { to: 'received' }, ...decisions },
  received: decisions,
  approved: {},
  rejected: {},
} as const satisfies Record<LateRequestState, { readonly [A in LateDecision]?: Rule }>

export const findLateRule = (state: LateRequestState, action: LateDecision): Rule | undefined =>
  (lateTransitions[state] as { readonly [A in LateDecision]?: Rule })[action]

export type LateRequestFacts = {
  readonly state: LateRequestState
  readonly helpers: readonly string[]
  /** Who of the agency is the applicant in private life. */
  readonly parts: readonly Part[]
}

/** Whether the actor may decide this now, and if not, why. */
export const mayOnLateRequest = (actor: Actor, action: LateDecision, request: LateRequestFacts): Verdict => {
  if (!findLateRule(request.state, action)) return { allowed: false, because: 'wrong_state' }
  if (actor.kind !== 'staff') return { allowed: false, because: 'not_yours' }
  if (!holdsRole(actor.grants, 'APPROVER', feeReportPlace)) return { allowed: false, because: 'wrong_role' }
  if (request.helpers.includes(actor.userId)) return { allowed: false, because: 'own_request' }
  const barred = action === 'approve' ? barredByPart(actor.userId, request.parts) : null
  return barred ? { allowed: false, because: barred } : { allowed: true }
}

/** The decisions the actor may take now, in the table's order. */
export const lateActionsOf = (actor: Actor, request: LateRequestFacts): LateDecision[] =>
  lateDecisions.filter(action => mayOnLateRequest(actor, action, request).allowed)
