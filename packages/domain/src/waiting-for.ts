// Whom a request waits for, so that every screen says the same of a clock that runs or stands still.
import type { RequestState } from './request-status.ts'

/** The applicant's correction, the applicant's payment, the accountant's confirmation, the agency's decision; or nobody. */
export type WaitingFor = 'correction' | 'payment' | 'confirmation' | 'decision' | null

const waits = {
  draft: null,
  sent: 'decision',
  review: 'decision',
  payment: 'payment',
  returned: 'correction',
  approved: null,
  superseded: null,
  rejected: null,
  expired: null,
} as const satisfies Record<RequestState, WaitingFor>

/** Whom it waits for; `hasReceipt` says whether a receipt hangs on the open invoice. */
export const waitingFor = (state: RequestState, hasReceipt: boolean): WaitingFor =>
  waits[state] === 'payment' && hasReceipt ? 'confirmation' : waits[state]
