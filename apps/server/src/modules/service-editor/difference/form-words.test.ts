import { attributeTexts, choiceTexts } from '@khyanalt/domain/messages/service-editor-words'
import { attributesOfKind } from '@khyanalt/form-engine/attribute-shapes'
import { fieldTypes } from '@khyanalt/form-engine/fields/field-type'
import { describe, expect, it } from 'vitest'
import { body } from '../editor-fixture.ts'
import { formWords, settingWords } from './form-words.ts'

const known = { form: formWords(body() as never), lists: new Map() }

describe('settings of a question', () => {
  const attributes = fieldTypes.flatMap(attributesOfKind)

  it('[REQ-FORMAT-06] each has a name, and each choice words, in both languages', () => {
    for (const ui of ['mn', 'en'] as const) {
      const unnamed = attributes.filter(({ name }) => !Object.hasOwn(attributeTexts[ui], name)).map(({ name }) => name)
      const untold = attributes.flatMap(({ name, choices = [] }) =>
        choices
          .filter(choice => !Object.hasOwn(choiceTexts[ui], `${name} ${choice}`))
          .map(choice => `${name} ${choice}`),
      )
      expect([...new Set(unnamed), ...untold]).toEqual([])
    }
    const set = ['validate_lang', 'format', 'phone_of', 'not_before', 'not_after']
    expect(set.filter(name => attributes.every(attribute => attribute.name !== name))).toEqual([])
    expect(attributes.filter(({ shape }) => shape === 'choice').length).toBeGreaterThan(10)
    expect(attributes.filter(({ name, shape }) => name === 'not_after' && shape !== 'bound')).toEqual([])
  })

  it('[REQ-FORMAT-06] their values are told without keys', () => {
    const told = (name: string, value: unknown) =>
      (['mn', 'en'] as const).map(ui => (settingWords(name, value, known)?.[ui] ?? '').replaceAll('\u{a0}', ' '))
    expect(told('validate_lang', 'any')).toEqual(['Аль ч үсэг', 'Any letters'])
    expect(told('format', 'document_number')[1]).toBe('Number of a licence, contract or certificate')
    expect(told('not_after', 'today')).toEqual(['Өнөөдөр', 'Today'])
    expect(told('not_before', { days: -30 })).toEqual(['өнөөдрөөс 30 хоногийн өмнө', '30 days before today'])
    expect(told('not_after', { years: 2 })).toEqual(['өнөөдрөөс 2 жилийн дараа', '2 years after today'])
    expect(told('not_after', '2030-01-02')).toEqual(['2030 оны 1 дүгээр сарын 2', '2 January 2030'])
    expect(told('past', true)).toEqual(['Тийм', 'Yes'])
    expect(told('max', 10)).toEqual(['10', '10'])
    expect(told('format', undefined)).toEqual(['', ''])
  })
})
