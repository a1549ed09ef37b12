import type * as calls from '@khyanalt/contract/profile'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { isMember } from '../senders/read-sender.ts'
import { writeBehalf } from './profile.sql.ts'

/** Remembers the choice for the next window; those that are open keep theirs. */
export const chooseBehalf: UseCase<typeof calls.chooseBehalf> = async (tx, caller, { behalf }) => {
  if (behalf !== 'all' && behalf !== 'self' && !(await isMember(tx, behalf, caller.userId))) {
    throw refuse('company_not_found')
  }
  await writeBehalf(tx, caller.userId, behalf === 'all' ? null : behalf)
  return {}
}
