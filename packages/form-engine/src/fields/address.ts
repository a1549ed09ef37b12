// An address chosen down the cascade of province, district and lower levels (REQ-FORM-29, CON-159).
import { fieldProblem } from '../concepts/field-problem.ts'
import { readAs, unreadable } from '../concepts/reading.ts'
import { joinTexts, noText, sameText } from '../concepts/shown-text.ts'
import { type Facts, type ListedOption, optionsOf } from '../facts.ts'
import { commonAttributes, type FieldDefinition } from '../field-attributes.ts'
import type { FieldKind } from './kind.ts'

/** Levels below the country: province, district, sub-district, place. */
export const maxAddressLevels = 4

/** A list of codes from the province down to the lowest chosen level. */
export const addressKind: FieldKind = {
  attributes: commonAttributes,
  rows: 'none',
  inRows: true,
  holds: 'answer',
  displayed: true,
  drawsOnlyItsBox: false,
  inSummary: true,
  requiredCode: 'required_choice',
  emptyValue: [],
  isEmpty: value => value === undefined || value === null || (Array.isArray(value) && value.length === 0),
  read: spelling => (isCodeList(spelling) ? readAs(spelling) : unreadable('wrong_shape')),
  problems: (value, field, { path, facts }) => {
    if (!isCodeList(value)) return []
    const tree = optionsOf(field, facts)
    return tree === null || chosenPath(value, tree).length === value.length
      ? []
      : [fieldProblem('not_an_option', path, field)]
  },
  text: (value, field, facts) => addressText(value, field, facts),
  exported: value => (isCodeList(value) ? [...value] : null),
}

const isCodeList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) &&
  value.length <= maxAddressLevels &&
  value.every(code => typeof code === 'string' && /^[0-9A-Za-z-]{1,20}$/.test(code))

/** The options that the codes name, as far down as they are found. */
const chosenPath = (codes: readonly string[], tree: readonly ListedOption[]): readonly ListedOption[] => {
  const found: ListedOption[] = []
  let level: readonly ListedOption[] = tree
  for (const code of codes) {
    const option = level.find(listed => listed.value === code)
    if (option === undefined) break
    found.push(option)
    level = option.children ?? []
  }
  return found
}

const addressText = (value: unknown, field: FieldDefinition, facts: Facts) => {
  if (!isCodeList(value) || value.length === 0) return noText
  const found = chosenPath(value, optionsOf(field, facts) ?? [])
  return joinTexts([...found.map(option => option.label), ...value.slice(found.length).map(sameText)])
}
