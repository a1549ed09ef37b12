import { expect, it } from 'vitest'
import { mailLanguage } from './mail-language.ts'

it.each([
  ['client', 'mn', false, 'both'],
  ['client', 'mn', true, 'mn'],
  ['client', 'en', false, 'en'],
  ['client', 'en', true, 'en'],
  ['staff', 'mn', false, 'mn'],
  ['staff', 'mn', true, 'mn'],
  ['staff', 'en', false, 'en'],
] as const)(
  '[REQ-MAIL-03] writes to a %s of language %s (without a copy: %s) in %s',
  (kind, language, withoutCopy, mode) => {
    expect(mailLanguage({ kind, language, withoutCopy })).toBe(mode)
  },
)
