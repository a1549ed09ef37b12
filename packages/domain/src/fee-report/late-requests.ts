// Asking to send a report late: what the request needs, its statuses, and what may happen to it (CON-171, CON-181, CON-182).
import { readStatus, type StatusCodes, statusCodeOf } from '../cases/case-status.ts'
import type { CaseFacts, CaseType } from '../cases/case-type.ts'
import type { Problem } from '../problem.ts'
import { isUploadName } from '../upload-limits.ts'
import { isBefore, type Quarter, quarterBefore, quarterOfDay, type Season } from './quarters.ts'

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

const codes = {
  sent: 0,
  received: 1,
  approved: 10,
  rejected: 30,
} as const satisfies StatusCodes<LateRequestState>
export const lateStatusCode = (state: LateRequestState): number => statusCodeOf(codes, state, 0)
export const readLateStatus = (code: number): LateRequestState | null => readStatus(codes, code, 0)?.state ?? null

/** The colour of a status tag; a word always stands beside it. */
export const lateRequestTone = (state: LateRequestState): 'blue' | 'green' | 'red' =>
  state === 'approved' ? 'green' : state === 'rejected' ? 'red' : 'blue'

/** Every act of the agency on a late request; all belong to the head of the unit. */
export const lateDecisions = ['receive', 'approve', 'reject'] as const
export type LateDecision = (typeof lateDecisions)[number]

const by = ['approver-any-step'] as const
const decisions = { approve: { by, to: 'approved' }, reject: { by, to: 'rejected', requires: 'reason' } } as const

/** The rules of late requests; there is no plan of steps. */
export const lateRequestCase: CaseType<LateRequestState, LateDecision> = {
  transitions: {
    sent: { receive: { by, to: 'received' }, ...decisions },
    received: decisions,
    approved: {},
    rejected: {},
  },
  final: ['approved'],
  desk: ['REVIEWER', 'APPROVER'],
  atFrontOffice: false,
  refusesFirst: 'role',
}

/** What the rules need to know of a late request. */
export type LateRequestFacts = CaseFacts<LateRequestState>
