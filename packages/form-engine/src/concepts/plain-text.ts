// Kinds whose value is typed text: length, printable characters, and the alphabet where the kind asks for it.

import type { Language } from '@khyanalt/domain/language'
import type { ProblemCode } from '@khyanalt/domain/messages/problems'
import { unprintableCharacter } from '@khyanalt/domain/printable'
import type { Problem } from '@khyanalt/domain/problem'
import { hasFormat, type TextFormat } from '@khyanalt/domain/text-format'
import type { Facts } from '../facts.ts'
import { attributes, commonAttributes, type FieldDefinition } from '../field-attributes.ts'
import type { FieldContext, FieldKind, RequiredCode } from '../fields/kind.ts'
import { fieldProblem } from './field-problem.ts'
import { readText } from './reading.ts'
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
  /** Whether words are suggested in a list beneath. */
  readonly opensList?: boolean
}

/** A kind of typed text. */
export const plainTextKind = (options: PlainTextOptions): FieldKind => ({
  attributes: {
    ...commonAttributes,
    ...(options.checksLanguage ? { validate_lang: attributes.validate_lang } : {}),
    // A shape belongs to one line.
    ...(options.multiline ? {} : { format: attributes.format }),
    autocomplete: attributes.autocomplete,
    ...options.attributes,
  },
  rows: 'none',
  inRows: true,
  holds: 'answer',
  displayed: true,
  drawsOnlyItsBox: !options.opensList,
  inSummary: true,
  requiredCode: options.requiredCode ?? 'required',
  emptyValue: '',
  isEmpty: isEmptyText,
  read: readText,
  problems: (value, field, context) => textProblems(value, field, context, options),
  text: shownText,
  exported: exportedText,
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
  const { format, validate_lang } = field
  if (format !== undefined)
    return hasFormat(value, format) ? [] : [fieldProblem(formatProblemCodes[format], path, field)]
  const named = validate_lang !== undefined && validate_lang !== 'any'
  const fault = scriptFault(value, alphabetOf(field, facts, options), named)
  if (fault === null) return []
  return [fieldProblem(fault.code, path, field, fault.proposal === null ? undefined : { proposal: fault.proposal })]
}

/** The language whose letters a text is asked to have; null where any letters do. */
export const alphabetOf = (
  { validate_lang, format }: FieldDefinition,
  facts: Facts,
  { checksLanguage }: Pick<PlainTextOptions, 'checksLanguage'>,
): Language | null =>
  !checksLanguage || format !== undefined || validate_lang === 'any' ? null : (validate_lang ?? facts.language)

/** The code of the problem of a text that has not the shape asked for. */
const formatProblemCodes = {
  model: 'not_a_model',
  identifier: 'not_an_identifier',
  document_number: 'not_a_document_number',
  email: 'not_an_email',
  web_address: 'not_a_web_address',
  iban: 'not_an_iban',
  time_of_day: 'not_a_time',
  international_phone: 'not_an_international_phone',
} as const satisfies Record<TextFormat, ProblemCode>

/** A character that cannot be printed is named by its code point. */
const nameOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
