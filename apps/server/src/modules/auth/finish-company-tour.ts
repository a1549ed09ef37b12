import type * as calls from '@khyanalt/contract/auth'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { markTourShown } from './auth.sql.ts'

/** Remembers that the person has seen the tour; support must not use it up for him or her. */
export const finishCompanyTour: UseCase<typeof calls.finishCompanyTour> = async (tx, caller) => {
  if (caller.support) throw refuse('not_allowed')
  await markTourShown(tx, caller.userId)
  return {}
}
