import type * as calls from '@khyanalt/contract/lists'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { mostOwnWords } from './list-choices.ts'
import { countOwnWords, keepOwnWord, useWord } from './lists.sql.ts'

/** Others see a word once an administrator offers it; nobody fills everybody's suggestions. */
export const addWord: UseCase<typeof calls.addWord> = async (tx, { userId }, { wordkey, lang, text }) => {
  const word = { key: wordkey, language: lang, text, userId }
  if (await useWord(tx, word)) return {}
  if ((await countOwnWords(tx, userId)) >= mostOwnWords) throw refuse('words_full')
  await keepOwnWord(tx, word)
  return {}
}
