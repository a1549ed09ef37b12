// Acting on many requests at once: which actions, and how long an act waits so that it can be undone.

/** What may be done to many; what issues a certificate or ends a request is decided one by one. */
export const bulkActions = ['receive', 'agree', 'return', 'assign', 'release'] as const
export type BulkAction = (typeof bulkActions)[number]

/** An act waits, then runs case by case; nothing is written or told before. */
export const bulkStates = ['waiting', 'running', 'done', 'cancelled'] as const
export type BulkState = (typeof bulkStates)[number]

/** So many seconds an act waits. */
export const undoSeconds = 10
