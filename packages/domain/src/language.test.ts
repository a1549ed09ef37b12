import { expect, it } from 'vitest'
import { readLanguageMode, sentenceLanguage } from './language.ts'

it('the language is read as one of three modes, from a cookie or an address, and nothing else is one', () => {
  expect(['both', 'mn', 'en'].map(readLanguageMode)).toEqual(['both', 'mn', 'en'])
  for (const text of ['', 'ru', 'EN', 'mn,en', null, undefined]) expect(readLanguageMode(text)).toBeNull()
})

it('sentences are English in the English mode alone', () => {
  expect((['both', 'mn', 'en'] as const).map(sentenceLanguage)).toEqual(['mn', 'mn', 'en'])
})
