import type * as calls from '@khyanalt/contract/staff-words'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { type Needs, writeDown } from './keep-words.ts'
import { deleteWord } from './words.sql.ts'

/** Offers a word no more. */
export const removeWord =
  (services: Needs): UseCase<typeof calls.removeWord> =>
  async (tx, caller, word) => {
    if ((await deleteWord(tx, word)) === null) throw refuse('not_found')
    await writeDown(tx, services, caller.userId, 'remove', word, {})
    return {}
  }
