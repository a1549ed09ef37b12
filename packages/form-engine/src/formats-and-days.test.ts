import { problemTexts } from '@khyanalt/domain/messages/problems'
import { paletteTexts } from '@khyanalt/domain/messages/service-editor-words'
import { paramsIn } from '@khyanalt/domain/problem'
import { formatText } from '@khyanalt/domain/text'
import { describe, expect, it } from 'vitest'
import { compileDefinition } from './compile.ts'
import { parseDefinition } from './definition.ts'
import type { Facts } from './facts.ts'
import { validAnswers } from './samples/sample-answers.ts'
import { seeded } from './seeded-chance.ts'
import { asksForNumber, refusedSpellings } from './spelling-check.ts'
import { starterField, textPresets } from './starter-field.ts'
import { validateForm } from './validate.ts'

const facts: Facts = { today: '2026-03-02', language: 'mn', options: {}, person: {}, company: null }
const words = (mn: string, en = mn) => ({ mn, en })
const formOf = (...fields: readonly object[]) => {
  const body = { _name: words('Маягт'), sections: [{ _title: words('Алхам'), rows: [{ fields }] }] }
  const parsed = parseDefinition(body)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  return compileDefinition(parsed.definition, { renew: false })
}
const codesOf = (field: object, value: unknown, of = facts) =>
  validateForm(formOf({ name: 'value', _title: words('Талбар'), ...field }), { value }, of).map(({ code }) => code)

describe('letters of any alphabet', () => {
  const texts = ['KS-55713', 'КС-55713', 'CT-2025/17', 'Orica AU-8812', 'inspection', 'хяналт', 'Мир X-2', 'β 12']

  it('[REQ-FORMAT-01] the entry “Text, any alphabet” takes letters of any, whatever the language of the form', () => {
    const entry = { ...starterField('text', { name: 'value', title: words('Бичвэр') }), ...textPresets.any_text }
    expect([paletteTexts.mn.any_text, paletteTexts.en.any_text]).toEqual(['Бичвэр, аль ч үсгээр', 'Text, any alphabet'])
    for (const language of ['mn', 'en', 'ru'] as const) {
      for (const text of texts) expect(codesOf(entry, text, { ...facts, language }), `${language} ${text}`).toEqual([])
    }
  })

  it('[REQ-FORMAT-01] `string` and `text` keep the check of the alphabet, and their names say so', () => {
    for (const type of ['string', 'text'] as const) {
      expect(codesOf({ type }, 'KS-55713')).toEqual(['language_mn'])
      expect(paletteTexts.en[type]).toContain('letters of the form')
      expect(paletteTexts.mn[type]).toContain('маягтын үсгээр')
    }
  })

  it('[REQ-FORMAT-02] a shape asks for no alphabet, in the same language of the form, beside any validate_lang', () => {
    for (const format of ['model', 'identifier', 'document_number']) {
      for (const validate_lang of ['mn', 'en', 'ru', 'any']) {
        for (const text of texts.slice(0, 4)) {
          expect(codesOf({ type: 'text', format, validate_lang }, text), `${format} ${text}`).toEqual([])
        }
      }
    }
  })
})

describe('made-up answers', () => {
  const sampled = (field: object) => {
    const form = formOf({ name: 'value', _title: words('Талбар'), ...field })
    return Array.from({ length: 60 }, (_, seed) => String(validAnswers(form, facts, seeded(seed)).value))
  }
  const alphabetsOf = (text: string) => [/\p{Script=Cyrillic}/u.test(text), /\p{Script=Latin}/u.test(text)].join()

  it.each([
    { type: 'text', format: 'identifier' },
    { type: 'text', format: 'document_number' },
    { type: 'string', validate_lang: 'any' },
  ])('[REQ-FORMAT-05] come in Cyrillic and in Latin for %o, and the field takes each', field => {
    const answers = sampled(field)
    expect([...new Set(answers.map(alphabetsOf))].toSorted()).toEqual(
      expect.arrayContaining(['false,true', 'true,false']),
    )
    for (const answer of answers) expect(codesOf(field, answer), answer).toEqual([])
  })

  it('[REQ-FORMAT-05] come in Cyrillic alone and with Latin words where the form asks for Mongolian', () => {
    const answers = sampled({ type: 'text' })
    expect([...new Set(answers.map(alphabetsOf))].toSorted()).toEqual(['true,false', 'true,true'])
    for (const answer of answers) expect(codesOf({ type: 'text' }, answer), answer).toEqual([])
  })

  it('[REQ-FORMAT-05] questions for a number that refuse one of its spellings are found, in tables too', () => {
    const form = formOf(
      { type: 'text', name: 'licence', _title: words('Зөвшөөрлийн дугаар', 'Licence number') },
      { type: 'text', name: 'shaped', _title: words('Серийн дугаар', 'Serial number'), format: 'identifier' },
      { type: 'text', name: 'person', _title: words('Овог, нэр', 'Full name') },
      { type: 'text', name: 'locked', _title: words('Салбарын дугаар', 'Number'), disabled: true },
      {
        type: 'table',
        name: 'machines',
        _title: words('Машин', 'Machines'),
        rows: [{ fields: [{ type: 'string', name: 'model', _title: words('Загвар', 'Model'), validate_lang: 'en' }] }],
      },
    )
    expect(refusedSpellings(form, facts).map(({ path, refused }) => [path, refused])).toEqual([
      ['licence', ['CT-2025/17', 'KS-55713', 'Orica AU-8812']],
      ['machines/model', ['КС-55713']],
    ])
    expect(asksForNumber(words('Тайлбар', 'Modelling note'))).toBe(false)
  })
})

describe('the first and the last day', () => {
  const sentence = (field: object, value: string, ui: 'mn' | 'en', today = facts.today) => {
    const [problem] = validateForm(
      formOf({ name: 'value', _title: words('Талбар'), ...field }),
      { value },
      { ...facts, today },
    )
    const { code = 'unknown', params } = problem ?? {}
    return formatText(problemTexts, ui, code as keyof typeof problemTexts.mn, paramsIn(params, ui)).replaceAll(
      '\u{a0}',
      ' ',
    )
  }

  it('[REQ-FORMAT-09] the same answer is judged by the day of the facts and never by the clock', () => {
    const field = { type: 'date', not_after: 'today' }
    expect(codesOf(field, '2030-01-01', { ...facts, today: '2030-01-01' })).toEqual([])
    expect(codesOf(field, '2030-01-01', { ...facts, today: '2029-12-31' })).toEqual(['date_in_future'])
    expect(codesOf(field, '2001-01-02', { ...facts, today: '2001-01-01' })).toEqual(['date_in_future'])
  })

  it('[REQ-FORMAT-09] a bound is a day, or days and years from that of the facts, and counts itself', () => {
    const judged = (bound: object, ...days: readonly string[]) =>
      days.map(day => codesOf({ type: 'date', ...bound }, day).length === 0)
    expect(judged({ not_after: '2026-01-31' }, '2026-01-31', '2026-02-01')).toEqual([true, false])
    expect(judged({ not_after: { days: 30 } }, '2026-04-01', '2026-04-02')).toEqual([true, false])
    expect(judged({ not_before: { days: -30 } }, '2026-01-31', '2026-01-30')).toEqual([true, false])
    expect(judged({ not_before: { years: -5 } }, '2021-03-02', '2021-03-01')).toEqual([true, false])
  })
  it('[REQ-FORMAT-09] `past` is the same as `not_after: "today"`', () => {
    for (const [type, value] of [
      ['date', '2026-03-03'],
      ['date', '2026-03-02'],
      ['year', '2027'],
      ['year', '2026'],
    ] as const) {
      expect(codesOf({ type, past: true }, value)).toEqual(codesOf({ type, not_after: 'today' }, value))
    }
  })

  it('[REQ-FORMAT-09] the sentence names the bound as a day in words, in both languages', () => {
    const planned = { type: 'date', not_before: 'today', not_after: { years: 2 } }
    expect(sentence(planned, '2026-03-01', 'mn')).toBe('Өнөөдрөөс (2026 оны 3 дугаар сарын 2) өмнө байж болохгүй')
    expect(sentence(planned, '2026-03-01', 'en')).toBe('The day cannot be before today, 2 March 2026')
    expect(sentence(planned, '2028-03-03', 'mn')).toBe('Хамгийн сүүлд 2028 оны 3 дугаар сарын 2 байж болно')
    expect(sentence(planned, '2028-03-03', 'en')).toBe('The day can be 2 March 2028 at the latest')
    expect(sentence({ type: 'year', not_after: 'today' }, '2031', 'en')).toBe('The year cannot be after this one, 2026')
  })

  it('[REQ-FORMAT-09] made-up days lie between the bounds', () => {
    for (const bounds of [
      { not_before: 'today', not_after: { days: 2 } },
      { past: true },
      { not_before: { years: 60 } },
      { not_after: '1910-01-01' },
    ]) {
      for (const type of ['date', 'year']) {
        const form = formOf({ type, name: 'value', _title: words('Талбар'), ...bounds })
        for (let seed = 0; seed < 40; seed++) {
          const answers = validAnswers(form, facts, seeded(seed))
          expect(validateForm(form, answers, facts).map(({ code }) => `${code} ${answers.value}`)).toEqual([])
        }
      }
    }
  })
})
