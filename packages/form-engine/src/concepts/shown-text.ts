// Values as people read them, in both languages.
import type { Bilingual } from '@khyanalt/domain/language'

/** The text of nothing. */
export const noText: Bilingual = { mn: '', en: '' }

/** A text that is the same in both languages. */
export const sameText = (text: string): Bilingual => ({ mn: text, en: text })

/** Several texts as one, parted by a comma. */
export const joinTexts = (texts: readonly Bilingual[], separator = ', '): Bilingual => ({
  mn: texts.map(text => text.mn).join(separator),
  en: texts.map(text => text.en).join(separator),
})

export const yesText: Bilingual = { mn: 'Тийм', en: 'Yes' }
export const noAnswerText: Bilingual = { mn: 'Үгүй', en: 'No' }
