import type { Suspension } from '@khyanalt/domain/certificate-suspension'

/** The days of the suspension that a row has; null where it has none. */
export const readSuspension = ({
  suspended_from: from,
  suspended_until: until,
}: {
  readonly suspended_from: string | null
  readonly suspended_until: string | null
}): Suspension | null => (from !== null && until !== null ? { from, until } : null)
