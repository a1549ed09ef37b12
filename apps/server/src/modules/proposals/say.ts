// Words of summaries, in both languages at once.
import type { Bilingual } from '@khyanalt/domain/language'
import { proposalTexts } from '@khyanalt/domain/messages/proposals'
import { formatText, type TextParams } from '@khyanalt/domain/text'

/** The text of a key; parameters may differ by language. */
export const say = (
  key: keyof (typeof proposalTexts)['mn'],
  params: (language: 'mn' | 'en') => TextParams = () => ({}),
): Bilingual => ({
  mn: formatText(proposalTexts, 'mn', key, params('mn')),
  en: formatText(proposalTexts, 'en', key, params('en')),
})

/** The same words in both languages: names, addresses, numbers. */
export const plain = (text: string): Bilingual => ({ mn: text, en: text })
