import { describe, expect, it } from 'vitest'
import { problemTexts } from './messages/problems.ts'
import { hasFormat, textFormats } from './text-format.ts'

describe('shapes of a line of text', () => {
  it.each(['model', 'identifier', 'document_number'] as const)(
    '[REQ-FORMAT-02] %s takes a number in any alphabet',
    format => {
      for (const text of [
        'CT-2025/17',
        'KS-55713',
        'КС-55713',
        'КS-55713',
        'Orica AU-8812',
        '№ 12/3 (а)',
        ' 7 ',
        'β-9',
      ]) {
        expect(hasFormat(text, format), text).toBe(true)
      }
      for (const text of ['', '   ', '—', '-/.']) expect(hasFormat(text, format), text).toBe(false)
    },
  )

  it('[REQ-FORMAT-02] asks for a digit in the number of a document alone', () => {
    expect(['model', 'identifier', 'document_number'].map(format => hasFormat('байхгүй', format as 'model'))).toEqual([
      true,
      true,
      false,
    ])
  })

  it.each([
    [
      'web_address',
      ['www.example.mn', 'https://example.mn/a?b=1', 'хяналт.мон'],
      ['example', '12.34', 'a b.mn', '-a.mn'],
    ],
    ['iban', ['GB82 WEST 1234 5698 7654 32'], ['GB82 WEST 1234 5698 7654 33', 'MN12', '5001234567']],
    ['time_of_day', ['0:00', '08:30', '23:59'], ['24:00', '8', '12:60', '12.30']],
    ['email', ['a@b.mn'], ['a@b', 'нэр@b.mn']],
    ['international_phone', ['+86 10 1234 5678', '0086 1012345678'], ['12345', 'утас']],
  ] as const)('[REQ-FORMAT-03] %s takes what has its shape and nothing else', (format, good, bad) => {
    expect(good.filter(text => !hasFormat(text, format))).toEqual([])
    expect(bad.filter(text => hasFormat(text, format))).toEqual([])
  })

  it('[REQ-FORMAT-03] tells in both languages what each number should look like, with an example', () => {
    for (const { mn, en } of [
      { mn: problemTexts.mn.not_an_identifier, en: problemTexts.en.not_an_identifier },
      { mn: problemTexts.mn.not_a_document_number, en: problemTexts.en.not_a_document_number },
      { mn: problemTexts.mn.not_a_web_address, en: problemTexts.en.not_a_web_address },
      { mn: problemTexts.mn.not_a_time, en: problemTexts.en.not_a_time },
      { mn: problemTexts.mn.not_an_iban, en: problemTexts.en.not_an_iban },
      { mn: problemTexts.mn.not_an_international_phone, en: problemTexts.en.not_an_international_phone },
    ]) {
      expect(mn).toContain('Жишээ: ')
      expect(en).toContain('such as ')
    }
  })

  it.each(textFormats)('[REQ-FORMAT-03] judges %s in time that grows with the text and no faster', format => {
    const nasty = ['a', '1', 'a.', '-', 'a-', ' ', '1:', 'A1', '@'].flatMap(unit => [
      unit.repeat(200_000),
      `${unit.repeat(200_000)}!`,
    ])
    const start = performance.now()
    for (const text of nasty) hasFormat(text, format)
    // A pattern that tries again and again would need hours.
    expect(performance.now() - start).toBeLessThan(20_000)
  })
})

it.each([
  ['identifier', '7'.repeat(100), true],
  ['identifier', '7'.repeat(101), false],
  ['identifier', '7\n8', false],
  ['identifier', '<7>', false],
  ['identifier', '7<', false],
  ['identifier', '<7', false],
  ['document_number', `${'a'.repeat(100)}1`, false],
  ['identifier', 'и\u0306-7', true],
  ['time_of_day', '08:300', false],
  ['time_of_day', '108:30', false],
  ['model', ' ∅ ', false],
  ['web_address', 'http://example.mn', true],
  ['web_address', 'HTTPS://EXAMPLE.MN', true],
  ['web_address', 'xhttps://example.mn', false],
  ['web_address', 'example.mn:8080', true],
  ['web_address', 'example.mn:80/a', true],
  ['web_address', 'example.mn:port', false],
  ['web_address', 'example.mn:8080.mn', false],
  ['web_address', 'example.mn:123456', false],
  ['web_address', 'exa\tmple.mn', false],
  ['web_address', 'https://example.mn/a b', false],
  ['web_address', `${'a'.repeat(63)}.mn`, true],
  ['web_address', `${'a'.repeat(64)}.mn`, false],
  ['web_address', 'a-.mn', false],
  ['web_address', 'a-b.mn', true],
  ['web_address', 'a_b.mn', false],
  ['web_address', '.mn', false],
  ['web_address', 'a..mn', false],
  ['web_address', '!a.mn', false],
  ['web_address', 'a!.mn', false],
  ['web_address', '7.mn', true],
  ['web_address', 'хяна\u0301лт.мон', true],
  ['web_address', 'mn.7', false],
  ['iban', 'GB82WEST12345698765432', true],
  ['iban', 'xGB82WEST12345698765432', false],
  ['iban', 'GB82 WEST 1234 5698 7654 32!', false],
  ['iban', 'MN12 1234 1234 5678 9124', false],
  ['iban', 'DE89 3704 0044 0532 0130 00', true],
  ['iban', 'de89 3704 0044 0532 0130 00', true],
  ['iban', 'DE8 93704 0044 0532 0130 00', true],
  ['iban', 'D', false],
] as const)('[REQ-FORMAT-03] %s: %j is %s', (format, text, taken) => {
  expect(hasFormat(text, format)).toBe(taken)
})
