import type * as calls from '@khyanalt/contract/staff-words'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { type Needs, writeDown } from './keep-words.ts'
import { markOffered } from './words.sql.ts'

/** Offers a word to everybody. */
export const offerWord =
  (services: Needs): UseCase<typeof calls.offerWord> =>
  async (tx, caller, word) => {
    if (!(await markOffered(tx, word))) throw refuse('not_found')
    await writeDown(tx, services, caller.userId, 'offer', word, {})
    return {}
  }
