// Gives a service a word that people did not find it by.
import type * as calls from '@khyanalt/contract/everyday-words'
import { mostEverydayWords, tidyWords } from '@khyanalt/domain/everyday-words'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { lockEverydayRow } from './everyday-words.sql.ts'
import { wordsOf } from './list-everyday-words.ts'
import { deleteMissedSearch } from './missed-searches.sql.ts'
import { getNamedPlace, storeWords } from './save-everyday-words.ts'

export const giveEverydayWord =
  (services: Services): UseCase<typeof calls.giveEverydayWord> =>
  async (tx, caller, { noun, noun_id, text, language }) => {
    const place = await getNamedPlace(tx, { noun, noun_id })
    const before = wordsOf(await lockEverydayRow(tx, place))
    const list = tidyWords([...before.words[language], text])
    if (list.length > mostEverydayWords) throw refuse('too_many_words', { params: { most: mostEverydayWords } })
    await deleteMissedSearch(tx, text)
    const after = { ...before, words: { ...before.words, [language]: list } }
    return { data: await storeWords(tx, services, caller, place, { before, after }) }
  }
