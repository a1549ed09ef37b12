// What waits for a client, and in which order: decided here alone, so that the desk and the calendar agree.
import { daysBetween } from '../expiry.ts'
import type { Bilingual } from '../language.ts'

/** Why something waits; of two for the same day the earlier kind comes first. */
export const deskTaskKinds = [
  'payment',
  'returned',
  'quarter',
  'certificate',
  'training',
  'calibration',
  'invitation',
] as const
export type DeskTaskKind = (typeof deskTaskKinds)[number]

/** One thing that waits. */
export type DeskTask = {
  readonly kind: DeskTaskKind
  /** Names it among those of its kind, the same as long as it waits. */
  readonly id: string
  readonly title: Bilingual
  /** Of the request, the certificate or the report. */
  readonly number: string | null
  /** Whose it is; null for the person's own. */
  readonly company_id: string | null
  /** The last day, YYYY-MM-DD; null where none is set. */
  readonly day: string | null
  /** Where it is done. */
  readonly url: string
}

/** How pressing a day is: over, within three days, within ten, or later. */
export type Urgency = 'late' | 'now' | 'soon' | 'later'

export const urgencyOf = (day: string, today: string): Urgency => {
  const left = daysBetween(today, day)
  if (left < 0) return 'late'
  return left <= 3 ? 'now' : left <= 10 ? 'soon' : 'later'
}

/** How many days before its last one something that ends is put on the desk. */
export const deskDays = 60

/** The nearest day first, what has none last. */
export const orderTasks = (tasks: readonly DeskTask[]): readonly DeskTask[] =>
  tasks.toSorted(
    (one, other) =>
      compare(one.day ?? '9999-12-31', other.day ?? '9999-12-31') ||
      deskTaskKinds.indexOf(one.kind) - deskTaskKinds.indexOf(other.kind) ||
      compare(one.number ?? one.id, other.number ?? other.id),
  )

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
