// The only place that knows the wire numbers of a food-safety registration (REQ-FSI-05…11, CON-157).
import { readStatus, type StatusCodes, statusCodeOf } from './cases/case-status.ts'
import type { RequestState } from './request-status.ts'

/** What a registration is, by name. */
export const FoodObjectState = {
  /** 5000: reopened by the agency; forms never make one. */
  draft: 'draft',
  /** 0: sent, waiting to be received. */
  sent: 'sent',
  /** 1–999: in processing, the number is the review step. */
  review: 'review',
  /** 1000: registered. */
  registered: 'registered',
  /** 2000: returned for correction. */
  returned: 'returned',
  /** 3000: rejected. */
  rejected: 'rejected',
  /** 4000: suspended; it may be restored. */
  suspended: 'suspended',
} as const
export type FoodObjectState = (typeof FoodObjectState)[keyof typeof FoodObjectState]
export const foodObjectStates = Object.values(FoodObjectState)

const codes = {
  draft: 5000,
  sent: 0,
  review: 'step',
  registered: 1000,
  returned: 2000,
  rejected: 3000,
  suspended: 4000,
} as const satisfies StatusCodes<FoodObjectState>

/** The wire number of a state; `step` is the review step and only read in processing. */
export const foodObjectStatusCode = (state: FoodObjectState, step: number): number => statusCodeOf(codes, state, step)

/** The state behind a wire number; everything below 1000 but 0 is in processing. */
export const readFoodObjectStatus = (code: number): FoodObjectState | null =>
  readStatus(codes, code, 999)?.state ?? null

/** The state of a request with the same number: lists that mix both and the clock read registrations by it. */
export const likeRequestState = (state: FoodObjectState): RequestState => {
  if (state === 'registered') return 'approved'
  return state === 'suspended' ? 'expired' : state
}

/** Whether the inspector's note is shown to the applicant (CON-151). */
export const showsNote = (state: FoodObjectState): boolean => ['returned', 'rejected', 'suspended'].includes(state)
