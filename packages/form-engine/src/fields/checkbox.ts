// A tick box, or a list of them when the definition gives options.

import { fieldProblem } from '../concepts/field-problem.ts'
import { choiceText } from '../concepts/option-choice.ts'
import { readAs, unreadable } from '../concepts/reading.ts'
import { joinTexts } from '../concepts/shown-text.ts'
import { isUnticked, tickKind } from '../concepts/tick.ts'
import { attributes, commonAttributes } from '../field-attributes.ts'
import type { FieldKind } from './kind.ts'

/** True for the single box; with `options`, the list of ticked values. */
export const checkboxKind: FieldKind = {
  ...tickKind,
  attributes: { ...commonAttributes, options: attributes.options },
  isEmpty: value => isUnticked(value) || (Array.isArray(value) && value.length === 0),
  // Ticks have no order of their own: they stand as the definition lists them.
  read: (spelling, field) => {
    if (field.options === undefined) return tickKind.read(spelling, field)
    if (!isTextList(spelling)) return unreadable('wrong_shape')
    const place = new Map(field.options.map(({ value }, index) => [value, index]))
    return readAs(spelling.toSorted((a, b) => (place.get(a) ?? place.size) - (place.get(b) ?? place.size)))
  },
  problems: (value, field, { path }) => {
    if (!isTextList(value)) return []
    const listed = new Set(field.options?.map(option => option.value))
    if (value.some(choice => !listed.has(choice))) return [fieldProblem('not_an_option', path, field)]
    return new Set(value).size < value.length ? [fieldProblem('duplicate_choice', path, field)] : []
  },
  text: (value, field, facts) =>
    isTextList(value)
      ? joinTexts(value.map(choice => choiceText(choice, field, facts)))
      : tickKind.text(value, field, facts),
  exported: (value, field) => {
    if (field.options === undefined) return value === true
    return isTextList(value) ? [...value] : []
  },
}

const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(choice => typeof choice === 'string')
