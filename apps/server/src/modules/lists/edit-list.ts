// Administrators add, rename, retire and order the options that forms choose from.
import type { Problem } from '@khyanalt/domain/problem'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'

export type Needs = Pick<Services, 'clock'>

/** Refuses an edit that has problems. */
export const refuseProblems = (problems: readonly Problem[]): void => {
  if (problems.length > 0) throw refuse('definition_invalid', { problems })
}
