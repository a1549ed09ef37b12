// The value of a setting as an administrator reads it.

import { dayInWords } from '@khyanalt/domain/day-in-words'
import { formTexts } from '@khyanalt/domain/messages/forms'
import { boundTexts, choiceTexts } from '@khyanalt/domain/messages/service-editor-words'
import { formatText } from '@khyanalt/domain/text'

/** A choice, a bound, a number or a truth in words; nothing for values that are parts of the form themselves. */
export const settingWords = (name: string, value: unknown, ui: 'mn' | 'en'): string => {
  if (value === undefined) return ''
  const choice = `${name} ${value}`
  if (Object.hasOwn(choiceTexts[ui], choice)) return choiceTexts[ui][choice] ?? ''
  if (name === 'not_after' || name === 'not_before') return boundWords(value, ui)
  if (typeof value === 'boolean') return formTexts[ui][value ? 'yes' : 'no']
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const boundWords = (value: unknown, ui: 'mn' | 'en'): string => {
  if (typeof value === 'string') return value === 'today' ? boundTexts[ui].today : dayInWords(value)[ui]
  const [unit, count] = offsetOf(value) ?? ['days', 0]
  const key = `told_${unit}_${count < 0 ? 'before' : 'after'}` as const
  return formatText(boundTexts, ui, key, { n: Math.abs(count) })
}

/** The unit and the number of an offset from today; null for what is none. */
export const offsetOf = (value: unknown): readonly ['days' | 'years', number] | null => {
  if (typeof value !== 'object' || value === null) return null
  const { days, years } = value as { days?: unknown; years?: unknown }
  if (typeof days === 'number') return ['days', days]
  return typeof years === 'number' ? ['years', years] : null
}
