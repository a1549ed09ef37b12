// Sample texts in the spellings that people use: Cyrillic, Latin and both beside each other.
import type { Language } from '@khyanalt/domain/language'
import type { TextFormat } from '@khyanalt/domain/text-format'
import { between, drawDigits, pick } from './draw.ts'

type Words = readonly [string, ...string[]]

const mongolian: Words = ['рентген аппарат', 'Улаанбаатар хот', 'Өвөрхангай аймаг', 'хяналт шалгалт', 'X-ray өрөө']
const russian: Words = ['рентгеновский аппарат', 'источник излучения', 'аппарат X-ray']
const english: Words = ['X-ray machine', 'radiation source', 'Model 12/A']

/** Words in the letters of a language; without one, in any. */
export const wordsOf = (language: Language | null): Words => {
  if (language === null) return [...mongolian, ...english] as readonly string[] as Words
  return language === 'en' ? english : language === 'ru' ? russian : mongolian
}

/** Numbers of machines and papers as they are written: in Latin, in Cyrillic, and with words of either before them. */
export const numberSpellings = ['CT-2025/17', 'KS-55713', 'КС-55713', 'Orica AU-8812'] as const

/** A text of the shape. */
export const sampleOfFormat = (format: TextFormat, random: () => number): string => {
  switch (format) {
    case 'model':
    case 'identifier':
    case 'document_number':
      return `${pick<string>(random, numberSpellings)}-${between(random, 1, 999)}`
    case 'email':
      return `person${between(random, 1, 999)}@khyanalt.test`
    case 'web_address':
      return pick(random, ['https://khyanalt.test/lift?id=7', 'www.khyanalt.test', 'хяналт.мон'])
    case 'iban':
      return pick(random, ['MN12 1234 1234 5678 9123', 'GB82WEST12345698765432'])
    case 'time_of_day':
      return `${String(between(random, 0, 23)).padStart(2, '0')}:${between(random, 10, 59)}`
    case 'international_phone':
      return `+86 10 ${drawDigits(random, 8)}`
  }
}

/** A text that has not the shape. */
export const strangerToFormat = (format: TextFormat): string => (format === 'model' ? '–' : '?!')
