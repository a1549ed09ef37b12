import { describe, expect, it } from 'vitest'
import { formatText, type Texts } from './text.ts'

const texts: Texts<'plain' | 'count'> = {
  mn: { plain: 'Сайн уу', count: '{count, number} хүсэлт' },
  en: { plain: 'Hello', count: '{count, plural, one {one request} other {# requests}}' },
  ru: { plain: 'Привет' },
}

describe('a sentence', () => {
  it('is read in its language, and in Mongolian where Russian has none', () => {
    expect((['mn', 'en', 'ru'] as const).map(language => formatText(texts, language, 'plain'))).toEqual([
      'Сайн уу',
      'Hello',
      'Привет',
    ])
    expect(formatText(texts, 'ru', 'count', { count: 2 })).toBe('2 хүсэлт')
    expect(formatText({ mn: texts.mn, en: texts.en }, 'ru', 'plain')).toBe('Сайн уу')
  })

  it('takes its numbers by the rules of its language, again and again', () => {
    for (let time = 0; time < 2; time++) {
      expect(formatText(texts, 'en', 'count', { count: 1 })).toBe('one request')
      expect(formatText(texts, 'en', 'count', { count: 1200 })).toBe('1,200 requests')
      expect(formatText(texts, 'mn', 'count', { count: 1200 })).toBe('1,200 хүсэлт')
    }
  })

  it('stands as it is written where it takes nothing, marks of the format included', () => {
    expect(formatText({ mn: { a: "О'Нийл" }, en: { a: '' } }, 'mn', 'a', { count: 1 })).toBe("О'Нийл")
    expect(formatText({ mn: { a: '{x}' }, en: { a: '' } }, 'mn', 'a')).toBe('{x}')
  })
})
