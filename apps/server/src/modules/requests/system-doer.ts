import type { Doer } from './apply-action.ts'

/** The product itself, as the journal names it. */
export const system: Doer = { userId: null, name: 'Систем', position: null }
