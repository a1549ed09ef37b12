// The parts of the agency's queue.
import type { RequestState } from './request-status.ts'

/** In the order of the screen; all of them lie within the scope of whoever looks. */
export const queueViews = [
  'turn',
  'mine',
  'today',
  'unassigned',
  'overdue',
  'resent',
  'asked',
  'payment',
  'all',
] as const
export type QueueView = (typeof queueViews)[number]

/** The columns that the queue can be sorted by, each of which an index holds in order. */
export const queueSorts = ['number', 'applicant', 'sent', 'due'] as const
export type QueueSort = (typeof queueSorts)[number]

/** The columns that a person may show or leave out, in their order; the number always stands. */
export const queueColumns = [
  'service',
  'applicant',
  'unit',
  'step',
  'assignee',
  'sent',
  'due',
  'fee',
  'status',
] as const
export type QueueColumn = (typeof queueColumns)[number]

/** How high rows are. */
export const queueDensities = ['compact', 'roomy'] as const
export type QueueDensity = (typeof queueDensities)[number]

/** When the agency's time ends: before today, today, or from today to the end of the week. */
export const queueDeadlines = ['behind', 'today', 'week'] as const
export type QueueDeadline = (typeof queueDeadlines)[number]

/** The last days that a deadline speaks of, both inclusive; weeks end on Sunday. */
export const daysOfDeadline = (
  deadline: QueueDeadline,
  today: string,
): { readonly from: string | null; readonly to: string } => {
  if (deadline === 'behind') return { from: null, to: dayAfter(today, -1) }
  if (deadline === 'today') return { from: today, to: today }
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay()
  return { from: today, to: dayAfter(today, (7 - weekday) % 7) }
}

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** States in which somebody of the agency holds a request. */
export const heldStates = ['sent', 'review', 'payment', 'returned'] as const satisfies readonly RequestState[]

/** Whether a request in this state may have a holder. */
export const isHeld = (state: RequestState): boolean => (heldStates as readonly RequestState[]).includes(state)
