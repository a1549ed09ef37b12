import type * as calls from '@khyanalt/contract/staff-words'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { type Needs, writeDown } from './keep-words.ts'
import { addUses, deleteWord } from './words.sql.ts'

/** Puts one spelling in place of another. */
export const mergeWords =
  (services: Needs): UseCase<typeof calls.mergeWords> =>
  async (tx, caller, { into, ...word }) => {
    if (into === word.text) throw refuse('same_word')
    const used = await deleteWord(tx, word)
    if (used === null) throw refuse('not_found')
    await addUses(tx, { ...word, text: into }, used)
    await writeDown(tx, services, caller.userId, 'merge', word, { into })
    return {}
  }
