// Samples of kinds that hold one value: texts, numbers, days, choices, ticks and files.
import { addDays } from '@khyanalt/domain/day-bound'
import { daysBetween } from '@khyanalt/domain/expiry'
import { dayBounds, maxYear, minYear } from '../concepts/day-bounds.ts'
import { knownValue } from '../concepts/known-data.ts'
import { isDisabled } from '../concepts/option-choice.ts'
import { alphabetOf, maxTextLength } from '../concepts/plain-text.ts'
import type { FileValue } from '../concepts/upload.ts'
import { type ListedOption, optionsOf } from '../facts.ts'
import type { FieldDefinition } from '../field-attributes.ts'
import { maxAddressLevels } from '../fields/address.ts'
import { defaultFileLimit } from '../fields/file.ts'
import { between, drawBase36, drawDigits, drawHex, pick } from './draw.ts'
import type { KindSamples } from './kind-samples.ts'
import { sampleOfFormat, strangerToFormat, wordsOf } from './text-samples.ts'

const textSamples = (options: { readonly checksLanguage: boolean }): KindSamples => ({
  valid: (field, { random, facts }) =>
    field.format === undefined
      ? `${pick<string>(random, wordsOf(alphabetOf(field, facts, options)))} ${between(random, 1, 999)}`
      : sampleOfFormat(field.format, random),
  invalid: (field, { random, facts }) => {
    const wrong = ['тэмдэг \u0007', 42, ['a'], 'a'.repeat(maxTextLength + 1)] as const
    if (field.format !== undefined) return pick<unknown>(random, [strangerToFormat(field.format), ...wrong])
    const alphabet = alphabetOf(field, facts, options)
    return pick<unknown>(random, alphabet === null ? wrong : [alphabet === 'en' ? 'хяналт' : 'inspection', ...wrong])
  },
})

export const checkedText = textSamples({ checksLanguage: true })
export const anyText = textSamples({ checksLanguage: false })

export const number: KindSamples = {
  valid: (field, { random }) =>
    withinBounds(
      pick<number | string>(random, [between(random, -500, 5000), `${between(random, 0, 900)}.25`, '0']),
      field,
    ),
  invalid: (_, { random }) => pick<unknown>(random, ['12 кг', '1e5', true, '9'.repeat(16), '0.1234567', [1]]),
}

/** A sample, or the bound that it lies beyond. */
const withinBounds = (value: number | string, { min, max, decimals }: FieldDefinition): number | string => {
  if (min !== undefined && Number(value) < min) return min
  if (max !== undefined && Number(value) > max) return max
  return decimals === undefined ? value : Number(Number(value).toFixed(decimals))
}

export const phone: KindSamples = {
  valid: ({ phone_of }, { random }) =>
    phone_of === 'organisation' ? drawDigits(random, between(random, 6, 8)) : drawDigits(random, 8),
  invalid: (_, { random }) => pick<unknown>(random, ['12345', 'утас', '9911223344556677', 99112233]),
}

export const email: KindSamples = {
  valid: (_, { random }) => `person${between(random, 1, 999)}@khyanalt.test`,
  invalid: (_, { random }) => pick<unknown>(random, ['person', 'a@b', 'нэр@khyanalt.test', 'a b@c.mn', 5]),
}

export const date: KindSamples = {
  valid: (field, { random, facts }) => sampleDay(field, facts.today, random),
  invalid: (_, { random }) => pick<unknown>(random, ['2023-02-30', '2023-13-01', '01.02.2023', '2023-1-1', 20230101]),
}

export const year: KindSamples = {
  valid: (field, { random, facts }) => sampleDay(field, facts.today, random).slice(0, 4),
  invalid: (_, { random }) => pick<unknown>(random, ['99', '1899', '2101', 'он', 2020]),
}

/** A day between the bounds. */
const sampleDay = (field: FieldDefinition, today: string, random: () => number): string => {
  const { last, first } = dayBounds(field, today)
  const from = first ?? addDays(last ?? today, -3650)
  const until = last ?? addDays(from, first === null ? 7300 : 365)
  const [earliest, latest] = [clamp(from), clamp(until)]
  return addDays(earliest, between(random, 0, Math.max(0, daysBetween(earliest, latest))))
}

/** The day, or the nearest that any answer may name. */
const clamp = (day: string): string =>
  day < `${minYear}-01-01` ? `${minYear}-01-01` : day > `${maxYear}-12-31` ? `${maxYear}-12-31` : day

export const choice: KindSamples = {
  valid: (field, { random, facts }) => {
    const listed = optionsOf(field, facts)
    const options = (listed ?? []).filter(option => !isDisabled(option))
    return options[Math.floor(random() * options.length)]?.value ?? (listed === null ? 'sample' : null)
  },
  invalid: (field, { random, facts }) => (random() < 0.5 && optionsOf(field, facts) !== null ? 'no such option' : 7),
}

export const address: KindSamples = {
  valid: (field, { random, facts }) => sampleCodes(optionsOf(field, facts), random),
  invalid: (_, { random }) => pick<unknown>(random, ['11', [11], ['11', '01', '01', '01', '01'], { province: '11' }]),
}

const sampleCodes = (tree: readonly ListedOption[] | null, random: () => number): readonly string[] => {
  if (tree === null) return ['11', '01']
  const option = tree[Math.floor(random() * tree.length)]
  if (option === undefined) return []
  return [option.value, ...sampleCodes(option.children ?? [], random)].slice(0, maxAddressLevels)
}

export const yesno: KindSamples = {
  valid: (_, { random }) => pick(random, ['yes', 'no']),
  invalid: (_, { random }) => pick<unknown>(random, ['maybe', true, 1]),
}

export const tick: KindSamples = { valid: () => true, invalid: (_, { random }) => (random() < 0.5 ? 'yes' : 1) }

export const checkbox: KindSamples = {
  valid: (field, { random, facts }) =>
    field.options === undefined
      ? true
      : (optionsOf(field, facts) ?? [])
          .slice(0, 1 + Math.floor(random() * field.options.length))
          .map(option => option.value),
  invalid: field => (field.options === undefined ? 'on' : ['no such option']),
}

/** The constant of the definition, and another. */
export const constant: KindSamples = { valid: field => field.defaultvalue, invalid: () => 'another value' }

/** What is known of the person or the company. */
export const known: KindSamples = {
  valid: (field, { facts }) => knownValue(field, facts) ?? undefined,
  invalid: () => ['not a text'],
}

/** Of kinds that hold nothing. */
export const nothing: KindSamples = { valid: () => undefined, invalid: () => undefined }

export const file: KindSamples = {
  valid: (field, { random }) =>
    (field.limit ?? defaultFileLimit) > 1 ? [sampleFile(random), sampleFile(random)] : sampleFile(random),
  invalid: (_, { random }) =>
    pick<unknown>(random, ['file.pdf', { name: 'file.pdf' }, { ...sampleFile(random), size: 20_000_000 }, 4]),
}

/** A sample of a stored upload. */
export const sampleFile = (random: () => number): FileValue => ({
  name: `tmp-${[8, 4, 4, 4, 12].map(length => drawHex(random, length)).join('-')}-${drawBase36(random, 7)}.pdf`,
  title: 'гэрчилгээ.pdf',
  size: 1024 + Math.floor(random() * 100_000),
})
