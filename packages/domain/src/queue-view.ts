// The parts of the agency's queue.
import type { RequestState } from './request-status.ts'

/** In the order of the screen; all of them lie within the scope of whoever looks. */
export const queueViews = ['turn', 'mine', 'unassigned', 'overdue', 'resent', 'asked', 'payment', 'all'] as const
export type QueueView = (typeof queueViews)[number]

/** States in which somebody of the agency holds a request. */
export const heldStates = ['sent', 'review', 'payment', 'returned'] as const satisfies readonly RequestState[]

/** Whether a request in this state may have a holder. */
export const isHeld = (state: RequestState): boolean => (heldStates as readonly RequestState[]).includes(state)
