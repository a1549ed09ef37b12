// The attributes a field may carry, one schema each; a kind picks those it knows.
import { isCalendarDay } from '@khyanalt/domain/calendar-day'
import type { Bilingual } from '@khyanalt/domain/language'
import { phoneOwners } from '@khyanalt/domain/phone-number'
import { textFormats } from '@khyanalt/domain/text-format'
import { z } from 'zod'
import { condition, scalar } from './condition.ts'
import { fieldName, libraryName } from './field-name.ts'
import type { FieldType } from './fields/field-type.ts'

const text = (max: number) => z.strictObject({ mn: z.string().min(1).max(max), en: z.string().max(max) })

/** A caption in both languages. */
export const caption = text(500)
const longText = text(5000)

/** A choice of a definition; `data` is copied into the fields named in `autofields`. */
export const option = z.strictObject({
  value: z.string().min(1).max(200),
  label: text(5000),
  data: z.record(z.string().max(64), scalar).optional(),
})
export type Option = z.infer<typeof option>

/** Conditions beyond `yesnofield`: when the field appears, when it may be edited, when it must be filled. */
export const when = z
  .strictObject({ show: condition.optional(), enable: condition.optional(), require: condition.optional() })
  .refine(rule => Object.keys(rule).length > 0)

/** Most rows a repeating table may take. */
export const maxRowLimit = 1000

/** Numbers of a definition stay where JSON holds them exactly. */
const maxBound = 1_000_000_000_000

/** A day of the calendar as a text. */
export const dayText = z.string().refine(isCalendarDay)

/** The first or last day that may be given: a day, `today`, or days or years counted from it. */
const dayBound = z.union([
  z.literal('today'),
  dayText,
  z.strictObject({ days: z.number().int().min(-36_600).max(36_600) }),
  z.strictObject({ years: z.number().int().min(-200).max(200) }),
])

/**
 * What must hold of answers: the expression, the author's own sentence for when it does not, and where it stands. With
 * the severity `warn` it stops nobody who explains it; the explanation is an answer under the name of the check.
 */
export const check = z.strictObject({
  that: z.json(),
  say: caption,
  severity: z.enum(['stop', 'warn']).optional(),
  name: fieldName.optional(),
  at: z.array(z.string().min(1).max(200)).min(1).max(10).optional(),
})
export type CheckDefinition = Readonly<z.infer<typeof check>>

/** What of the person or organisation a browser may fill in by itself, by the tokens of HTML. */
export const browserFills = [
  'name',
  'family-name',
  'given-name',
  'organization',
  'organization-title',
  'street-address',
  'email',
  'tel',
  'url',
] as const

/** Every attribute by name; `rows` is added by the grammar, since it holds fields again. */
export const attributes = {
  name: fieldName,
  _title: caption,
  required: z.boolean().optional(),
  disabled: z.boolean().optional(),
  hidden: z.boolean().optional(),
  help: longText.optional(),
  tooltip: longText.optional(),
  /** The alphabet of a text; `any` asks for none. */
  validate_lang: z.enum(['mn', 'en', 'ru', 'any']).optional(),
  /** The shape of a line of text; with one no alphabet is asked for. */
  format: z.enum(textFormats).optional(),
  autocomplete: z.enum(browserFills).optional(),
  /** Whose number a phone is; a person's where it is not named. */
  phone_of: z.enum(phoneOwners).optional(),
  cols: z.number().int().min(1).max(24).optional(),
  library: libraryName.optional(),
  librarykey: libraryName.optional(),
  options: z.array(option).min(1).max(2000).optional(),
  autofields: z.array(fieldName).min(1).max(50).optional(),
  limit: z.number().int().min(1).max(maxRowLimit).optional(),
  /** The smallest and the largest number that may be given. */
  min: z.number().min(-maxBound).max(maxBound).optional(),
  max: z.number().min(-maxBound).max(maxBound).optional(),
  /** Digits after the point of a number; 0 asks for a whole one. */
  decimals: z.number().int().min(0).max(6).optional(),
  /** The last and the first day or year that may be given. */
  not_after: dayBound.optional(),
  not_before: dayBound.optional(),
  /** The same as `not_after: "today"`, under its earlier name. */
  past: z.boolean().optional(),
  headers: z.array(caption).min(1).max(50).optional(),
  list: z.array(option).min(1).max(100).optional(),
  buttonText: caption.optional(),
  warning: longText.optional(),
  yesnofield: fieldName.optional(),
  yesnovalue: z.union([scalar, z.array(scalar).min(1).max(100)]).optional(),
  hastool: z.boolean().optional(),
  tool_fields: z.array(fieldName).min(1).max(50).optional(),
  tool_validate: z.boolean().optional(),
  /** The questions or equipment keys an embedded tool section asks for. */
  fields: z.array(fieldName).min(1).max(50).optional(),
  defaultvalue: z.json().optional(),
  when: when.optional(),
  /** What the value is worked out from; nobody types it. Its grammar is read by `rules/judge-expression.ts`. */
  calculate: z.json().optional(),
  /** What must hold of a table as a whole, and of each of its rows. */
  checks: z.array(check).min(1).max(50).optional(),
  row_checks: z.array(check).min(1).max(50).optional(),
} as const

/** What every field that holds a value may carry. */
export const commonAttributes = {
  name: attributes.name,
  _title: attributes._title,
  required: attributes.required,
  disabled: attributes.disabled,
  hidden: attributes.hidden,
  help: attributes.help,
  tooltip: attributes.tooltip,
  cols: attributes.cols,
  yesnofield: attributes.yesnofield,
  yesnovalue: attributes.yesnovalue,
  when: attributes.when,
  defaultvalue: attributes.defaultvalue,
} as const

/** What bounds a day or a year. */
export const dayBoundAttributes = {
  not_after: attributes.not_after,
  not_before: attributes.not_before,
  past: attributes.past,
} as const

/** What a caption without a value may carry; a name is only needed where something refers to it. */
export const captionAttributes = {
  name: attributes.name.optional(),
  _title: attributes._title,
  cols: attributes.cols,
  yesnofield: attributes.yesnofield,
  yesnovalue: attributes.yesnovalue,
  when: attributes.when,
} as const

type AttributeValues = z.infer<z.ZodObject<Omit<typeof attributes, 'name' | '_title'>>>

/** A field of a definition, with the attributes of all kinds; which of them a kind knows is settled by the grammar. */
export type FieldDefinition = Readonly<AttributeValues> & {
  readonly type: FieldType
  readonly name?: string | undefined
  readonly _title?: Bilingual | undefined
  readonly rows?: readonly RowDefinition[] | undefined
  /** What an empty required field is told, where a kind brings the field with it and the words differ. */
  readonly requiredCode?: string | undefined
  /** How wide its control stands, in pixels, where a kind brings the field with it. */
  readonly width?: number | undefined
  /** Whether it asks for the explanation of a warning, and so stands in the form with its check. */
  readonly explains?: boolean | undefined
}

/** A row of a section or of an add form; in a statictable a fixed row, which has a name and a title. */
export type RowDefinition = {
  readonly name?: string | undefined
  readonly _title?: Bilingual | undefined
  readonly cols?: number | undefined
  readonly tool?: boolean | undefined
  readonly extra?: Bilingual | undefined
  readonly fields: readonly FieldDefinition[]
}
