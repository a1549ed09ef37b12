// Kinds whose value is typed text: length, printable characters, and the alphabet where the kind asks for it.

import { unprintableCharacter } from '@khyanalt/domain/printable'
import type { Problem } from '@khyanalt/domain/problem'
import { attributes, commonAttributes, type FieldDefinition } from '../field-attributes.ts'
import type { FieldContext, FieldKind, RequiredCode } from '../fields/kind.ts'
import { fieldProblem } from './field-problem.ts'
import { readText } from './reading.ts'
import { between, pick } from './samples.ts'
import { scriptFault } from './script-check.ts'
import { noText, sameText } from './shown-text.ts'

/** Longest single-line text. */
const maxLineLength = 500
/** Longest multi-line text. */
export const maxTextLength = 10_000

type PlainTextOptions = {
  readonly maxLength?: number
  readonly multiline?: boolean
  /** Whether `validate_lang`, or the language of the form, decides the alphabet. */
  readonly checksLanguage: boolean
  readonly attributes?: FieldKind['attributes']
  readonly requiredCode?: RequiredCode
}

/** A kind of typed text. */
export const plainTextKind = (options: PlainTextOptions): FieldKind => ({
  attributes: {
    ...commonAttributes,
    ...(options.checksLanguage ? { validate_lang: attributes.validate_lang } : {}),
    ...options.attributes,
  },
  rows: 'none',
  inRows: true,
  holds: 'answer',
  displayed: true,
  inSummary: true,
  requiredCode: options.requiredCode ?? 'required',
  emptyValue: '',
  isEmpty: isEmptyText,
  read: readText,
  problems: (value, field, context) => textProblems(value, field, context, options),
  text: shownText,
  exported: exportedText,
  samples: {
    valid: (field, { random, facts }) => validText(random, field.validate_lang ?? facts.language),
    invalid: (field, { random, facts }) =>
      options.checksLanguage
        ? pick<unknown>(random, [wrongAlphabet(field.validate_lang ?? facts.language), 42, 'тэмдэг \u0007', ['a']])
        : pick<unknown>(random, [42, 'тэмдэг \u0007', { a: 1 }, 'a'.repeat((options.maxLength ?? maxLineLength) + 1)]),
  },
})

/** Nothing, or blanks only. */
export const isEmptyText = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

/** The text itself, the same in both languages. */
export const shownText: FieldKind['text'] = value => (typeof value === 'string' ? sameText(value.trim()) : noText)

/** The text without the blanks around it, null when there is none. */
export const exportedText: FieldKind['exported'] = value =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : null

/** Problems of a text's length and characters, the same for every kind that is typed. */
export const characterProblems = (
  text: string,
  field: FieldDefinition,
  path: string,
  { maxLength = maxLineLength, multiline = false }: { readonly maxLength?: number; readonly multiline?: boolean },
): readonly Problem[] => {
  if (text.length > maxLength) return [fieldProblem('too_long', path, field, { max: maxLength })]
  const character = unprintableCharacter(text) ?? (multiline ? null : (/[\n\r]/.exec(text)?.[0] ?? null))
  return character === null
    ? []
    : [fieldProblem('unprintable_character', path, field, { character: nameOf(character) })]
}

const textProblems = (
  value: unknown,
  field: FieldDefinition,
  { path, facts }: FieldContext,
  options: PlainTextOptions,
): readonly Problem[] => {
  if (typeof value !== 'string') return [fieldProblem('wrong_shape', path, field)]
  const problems = characterProblems(value, field, path, options)
  if (problems.length > 0) return problems
  const language = options.checksLanguage ? (field.validate_lang ?? facts.language) : null
  const fault = scriptFault(value, language, field.validate_lang !== undefined)
  if (fault === null) return []
  return [fieldProblem(fault.code, path, field, fault.proposal === null ? undefined : { proposal: fault.proposal })]
}

/** A character that cannot be printed is named by its code point. */
const nameOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

const mongolianWords = ['рентген аппарат', 'Улаанбаатар хот', 'Өвөрхангай аймаг', 'хяналт шалгалт'] as const
const russianWords = ['рентгеновский аппарат', 'источник излучения'] as const
const englishWords = ['X-ray machine', 'radiation source', 'Model 12/A'] as const

const validText = (random: () => number, language: string): string => {
  const words = language === 'en' ? englishWords : language === 'ru' ? russianWords : mongolianWords
  return `${pick<string>(random, words)} ${between(random, 1, 999)}`
}

const wrongAlphabet = (language: string): string => (language === 'en' ? 'хяналт' : 'inspection')
