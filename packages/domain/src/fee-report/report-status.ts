// The only place that knows the wire numbers of a fee report's status (CON-172).
import { readStatus, type StatusCodes, statusCodeOf } from '../cases/case-status.ts'

/** What a report is, by name. */
export const FeeReportState = {
  /** 5000: being filled in. */
  draft: 'draft',
  /** 0: sent. */
  sent: 'sent',
  /** 1–998 without 900: under review, the number is the step. */
  review: 'review',
  /** 900: the company objects; counts as being processed. */
  complaint: 'complaint',
  /** 1000: registered. */
  registered: 'registered',
  /** 2000: returned for correction. */
  returned: 'returned',
  /** 3000: rejected for good. */
  rejected: 'rejected',
  /** 4000: suspended after it was registered. */
  suspended: 'suspended',
} as const
export type FeeReportState = (typeof FeeReportState)[keyof typeof FeeReportState]
export const feeReportStates = Object.values(FeeReportState)

const codes = {
  draft: 5000,
  sent: 0,
  review: 'step',
  complaint: 900,
  registered: 1000,
  returned: 2000,
  rejected: 3000,
  suspended: 4000,
} as const satisfies StatusCodes<FeeReportState>

/** The wire number of a state; `step` is read under review only. */
export const feeReportStatusCode = (state: FeeReportState, step: number): number => statusCodeOf(codes, state, step)

/** The state behind a wire number, or null. */
export const readFeeReportStatus = (code: number): FeeReportState | null => readStatus(codes, code, 998)?.state ?? null

/** Whether the client may change the answers (CON-173). */
export const isFeeReportEditable = (state: FeeReportState): boolean => state === 'draft' || state === 'returned'
