// Administrators keep the words in order that people are offered.
import type { listStaffWords, mergeWords, offerWord, removeWord } from '@khyanalt/contract/staff-words'
import { v7 as uuidv7 } from 'uuid'
import { insertAuditEntry } from '../../db/audit.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { addUses, deleteWord, listTyped, listWordKeys, markOffered, type Word } from './words.sql.ts'

type Needs = Pick<Services, 'clock'>

export const answerTyped: UseCase<typeof listStaffWords> = async (tx, _caller, { page, results, ...filter }) => {
  const { rows, total } = await listTyped(tx, filter, { page, size: results })
  const data = rows.map(({ word_key, language, text, used, offered }) => ({
    key: word_key,
    language: language as Word['language'],
    text,
    used,
    offered,
  }))
  return { data: { data, per_page: results, total }, keys: await listWordKeys(tx) }
}

/** Offers a word to everybody. */
export const offerTyped =
  (services: Needs): UseCase<typeof offerWord> =>
  async (tx, caller, word) => {
    if (!(await markOffered(tx, word))) throw refuse('not_found')
    await writeDown(tx, services, caller.userId, 'offer', word, {})
    return {}
  }

/** Puts one spelling in place of another. */
export const joinWords =
  (services: Needs): UseCase<typeof mergeWords> =>
  async (tx, caller, { into, ...word }) => {
    if (into === word.text) throw refuse('same_word')
    const used = await deleteWord(tx, word)
    if (used === null) throw refuse('not_found')
    await addUses(tx, { ...word, text: into }, used)
    await writeDown(tx, services, caller.userId, 'merge', word, { into })
    return {}
  }

/** Offers a word no more. */
export const dropWord =
  (services: Needs): UseCase<typeof removeWord> =>
  async (tx, caller, word) => {
    if ((await deleteWord(tx, word)) === null) throw refuse('not_found')
    await writeDown(tx, services, caller.userId, 'remove', word, {})
    return {}
  }

const writeDown = (
  tx: Tx,
  { clock }: Needs,
  by: string,
  action: 'merge' | 'offer' | 'remove',
  word: Word,
  more: object,
) =>
  insertAuditEntry(tx, {
    noun: 'word',
    id: uuidv7(),
    actor_user_id: by,
    action,
    noun_id: word.key,
    detail: { language: word.language, text: word.text, ...more },
    at: clock.now(),
  })
