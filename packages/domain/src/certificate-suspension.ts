// The suspension of a certificate: from a day until a day it does not hold, then it does again by itself.

import { readCertificateStatus } from './certificate-status.ts'

/** First and last day, both included. */
export type Suspension = { readonly from: string; readonly until: string }

/** Where a suspension stands on a day: still to come, holding, or over. */
export const suspensionOn = ({ from, until }: Suspension, today: string): 'coming' | 'holds' | 'over' => {
  if (until < today) return 'over'
  return from <= today ? 'holds' : 'coming'
}

/**
 * Whether what was answered of a certificate tells that it is suspended now: it has the number of a cancelled one, and
 * days after which it holds again.
 */
export const isSuspendedNow = ({
  status,
  suspension,
}: {
  readonly status: number
  readonly suspension?: object | null | undefined
}): boolean => readCertificateStatus(status) === 'cancelled' && Boolean(suspension)

/** Furthest day ahead on which a suspension may begin, in days: what lies further is a slip of the pen. */
export const furthestSuspensionDays = 366

/** What is wrong with the days of a suspension that is decided today of a certificate with this last day; null if nothing. */
export const suspensionProblem = (
  { from, until }: Suspension,
  { today, furthest, endsOn }: { readonly today: string; readonly furthest: string; readonly endsOn: string },
): 'suspension_from_past' | 'suspension_from_late' | 'suspension_backwards' | 'suspension_beyond_end' | null => {
  if (from < today) return 'suspension_from_past'
  if (from > furthest) return 'suspension_from_late'
  if (until < from) return 'suspension_backwards'
  return until > endsOn ? 'suspension_beyond_end' : null
}
