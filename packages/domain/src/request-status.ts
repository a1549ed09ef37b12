// The only place that knows the wire numbers of a request's status (spec 1 §4, CON-060…CON-066).
import { readStatus, type StatusCodes, statusCodeOf } from './cases/case-status.ts'

/** What a request is, by name. Numbers exist at the edge only. */
export const RequestState = {
  /** 5000: being filled in, not sent yet. */
  draft: 'draft',
  /** 0: sent, waiting to be received. */
  sent: 'sent',
  /** 1–998 without 900: under review, the number is the review step. */
  review: 'review',
  /** 900: an invoice is open. */
  payment: 'payment',
  /** 1000: approved. */
  approved: 'approved',
  /** 1100: approved, later replaced by a renewal of the same certificate. */
  superseded: 'superseded',
  /** 2000: returned for correction. */
  returned: 'returned',
  /** 3000: rejected for good. */
  rejected: 'rejected',
  /** 4000: expired unpaid or unanswered. */
  expired: 'expired',
} as const
export type RequestState = (typeof RequestState)[keyof typeof RequestState]

const codes = {
  draft: 5000,
  sent: 0,
  review: 'step',
  payment: 900,
  approved: 1000,
  superseded: 1100,
  returned: 2000,
  rejected: 3000,
  expired: 4000,
} as const satisfies StatusCodes<RequestState>

/** The wire number of a state; `step` is the current review step (1–998) and only read under review. */
export const requestStatusCode = (state: RequestState, step: number): number => statusCodeOf(codes, state, step)

/** The state and review step behind a wire number; 999 is never assigned but reads as review (CON-063). */
export const readRequestStatus = (code: number): { state: RequestState; step: number } | null =>
  readStatus(codes, code, 999)

/** States in which the applicant may change the answers (REQ-STATUS-11). */
export const isEditable = (state: RequestState): boolean => state === 'draft' || state === 'returned'

/** States every label, filter and statistic treats as approved (CON-060). */
export const isApproved = (state: RequestState): boolean => state === 'approved' || state === 'superseded'

/** States in which nothing more is decided. */
export const decidedStates: readonly RequestState[] = ['approved', 'superseded', 'rejected', 'expired']

/** States that count as "in action" in the counters and the PROCESSING filter (CON-064). */
export const isProcessing = (state: RequestState): boolean => state === 'sent' || state === 'review'

/** The status filter of the request lists: PROCESSING or a wire number (REQ-DASH-02), as the states it selects. */
export const statesOfFilter = (filter: string): readonly RequestState[] | null => {
  if (filter === 'PROCESSING') return ['sent', 'review']
  if (filter === '1000') return ['approved', 'superseded']
  const read = readRequestStatus(Number(filter))
  return read ? [read.state] : null
}
