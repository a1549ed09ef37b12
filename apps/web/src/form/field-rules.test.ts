// What a person reads when an answer breaks a rule, from the definition to the sentence.
import { describe, expect, it } from 'vitest'
import { buildForm, facts, field, section } from './form-fixture.ts'
import { createFormStore } from './form-store.ts'
import { problemText } from './problem-text.ts'

type Case = {
  readonly field: object
  /** Undefined leaves the field untouched. */
  readonly value?: unknown
  readonly answers?: Readonly<Record<string, unknown>>
  readonly language?: 'mn' | 'en' | 'ru'
}

/** The sentences of a step that holds this field, after Next. */
const read = ({ field: own, value, answers = {}, language = 'mn' }: Case, ui: 'mn' | 'en' = 'mn') => {
  const form = buildForm([section(field('yesno', 'open'), own)])
  const given = value === undefined ? answers : { ...answers, f: value }
  const store = createFormStore({ form, facts: { ...facts, language }, answers: given })
  return store.judgeStep(0).map(problem => problemText(problem, ui))
}
const named = (type: string, more: object = {}) => field(type, 'f', { _title: { mn: 'Нэр', en: 'Name' }, ...more })
const options = [{ value: 'a', label: { mn: 'А', en: 'A' } }]
const rows = [{ fields: [field('text', 'part')] }]

describe('after Next a person reads', () => {
  it('[REQ-FORM-01] to enter what is empty, and to choose where there are choices', () => {
    expect(read({ field: named('text', { required: true }) })).toEqual(['Нэр оруулна уу'])
    expect(read({ field: named('text', { required: true }), value: '   ' })).toEqual(['Нэр оруулна уу'])
    expect(read({ field: named('select', { required: true, options }) })).toEqual(['Нэр сонгоно уу'])
    expect(read({ field: named('text', { required: true }), value: 'Бат' })).toEqual([])
  })

  it.each(['table', 'dynamicadd'])('[REQ-FORM-02] that a required %s must be entered', type => {
    expect(read({ field: named(type, { required: true, rows }) })).toEqual(['Нэр заавал оруулна уу'])
    expect(read({ field: named(type, { required: true, rows }), value: [{ _id: 'r1', part: 'А' }] })).toEqual([])
  })

  it('[REQ-FORM-03] to enter a number where there is anything else', () => {
    for (const value of ['abc', '12a', '1e5', '0x1F', '1,5', '--1', 'Infinity']) {
      expect(read({ field: named('number'), value }, 'en'), value).toEqual(['Enter a number'])
    }
    expect(read({ field: named('number'), value: 'арав' })).toEqual(['Тоо оруулна уу'])
    for (const value of ['0', '12', '-3.5']) expect(read({ field: named('number'), value }), value).toEqual([])
  })

  it('[REQ-FORM-04] to enter a valid e-mail address', () => {
    for (const value of ['bat', 'bat@', '@mail.mn', 'bat @mail.mn', 'bat@mail', 'бат@@mail.mn']) {
      expect(read({ field: named('email'), value }, 'en'), value).toEqual(['Enter a valid email address'])
    }
    expect(read({ field: named('email'), value: 'bat.erdene+1@mail.gov.mn' })).toEqual([])
  })

  it('[REQ-FORM-05] that the value is empty where another answer asks for it', () => {
    const conditional = named('conditional', { yesnofield: 'open' })
    expect(read({ field: conditional, answers: { open: 'yes' } }, 'en')).toEqual(['Value is empty'])
    expect(read({ field: conditional, answers: { open: 'no' } })).toEqual([])
  })

  it('[REQ-FORM-08] that a required file is missing until one stands there', () => {
    const required = named('file', { required: true })
    expect(read({ field: required })).toEqual(['Нэр файл оруулна уу'])
    const name = `tmp-${crypto.randomUUID()}-a1b2c3d.pdf`
    expect(read({ field: required, value: { name, title: 'паспорт.pdf', size: 10 } })).toEqual([])
  })

  it('[REQ-FORM-09] that an English field takes no Cyrillic letter', () => {
    const english = named('text', { validate_lang: 'en' })
    expect(read({ field: english, value: 'Model Ж' }, 'en')).toEqual(['Write in English Latin letters only'])
    expect(read({ field: english, value: 'Model X-60, 2026' })).toEqual([])
  })

  it('[REQ-FORM-10] that a Mongolian or Russian field is not written in Latin letters alone, each in its words', () => {
    expect(read({ field: named('text', { validate_lang: 'mn' }), value: 'gamma' }, 'en')).toEqual([
      'Write in Mongolian Cyrillic letters only',
    ])
    expect(read({ field: named('text', { validate_lang: 'ru' }), value: 'gamma' }, 'en')).toEqual([
      'Write in Russian Cyrillic letters only',
    ])
    expect(read({ field: named('text', { validate_lang: 'mn' }), value: 'Ray-60 загвар' })).toEqual([])
  })

  it('[REQ-FORM-11] what the letters of the field ask for, else those of the form', () => {
    expect(read({ field: named('text'), value: 'Бат', language: 'en' }, 'en')).toHaveLength(1)
    expect(read({ field: named('text'), value: 'Бат', language: 'mn' })).toEqual([])
    expect(read({ field: named('text', { validate_lang: 'mn' }), value: 'Бат', language: 'en' })).toEqual([])
  })

  it('[REQ-FORM-14] [CON-101] that a phone number has eight digits, or six to eight of an organisation, however it is typed', () => {
    const office = named('phone', { phone_of: 'organisation' })
    for (const value of ['991122334', '+86 10 1234 5678', '7011', '321122']) {
      expect(read({ field: named('phone'), value }, 'en'), value).toEqual(['Write a phone number of 8 digits'])
    }
    expect(read({ field: named('phone'), value: 'утас' }, 'en')).toEqual(['Write the phone number in digits only'])
    for (const value of ['7011', '32112', '991122334']) {
      expect(read({ field: office, value }, 'en'), value).toEqual(['Write a phone number of 6 to 8 digits'])
    }
    for (const value of ['99112233', '+97699112233', '9911 2233']) {
      expect(read({ field: named('phone'), value }), value).toEqual([])
    }
    for (const value of ['321122', '+976 7011-2233']) expect(read({ field: office, value }), value).toEqual([])
  })

  it('[REQ-FORM-15] to write a day that exists as YYYY-MM-DD, and a year of four digits', () => {
    for (const value of ['2023-02-30', '2023-2-3', '03.02.2023', '2023-13-01', '1899-12-31']) {
      expect(read({ field: named('date'), value }, 'en'), value).toEqual(['Enter a valid date as YYYY-MM-DD'])
    }
    expect(read({ field: named('date'), value: '2024-02-29' })).toEqual([])
    for (const value of ['24', '20245', 'онд']) expect(read({ field: named('year'), value }), value).toHaveLength(1)
    expect(read({ field: named('year'), value: '2024' })).toEqual([])
  })
})
