// Kinds whose value is one choice of a list: own options, or a served library.

import { type Facts, type ListedOption, namingLists, optionListKey, optionsOf } from '../facts.ts'
import { attributes, commonAttributes, type FieldDefinition } from '../field-attributes.ts'
import type { FieldKind } from '../fields/kind.ts'
import { fieldProblem } from './field-problem.ts'
import { isEmptyText } from './plain-text.ts'
import { readAs, unreadable } from './reading.ts'
import { noText, sameText } from './shown-text.ts'

/** Longest value of an option. */
const maxOptionValueLength = 200

/** A kind of single choice; `inRows` says whether it may stand in a table, `opensList` whether it is found by typing. */
export const optionChoiceKind = (
  own: FieldKind['attributes'],
  { inRows = true, opensList = false }: { readonly inRows?: boolean; readonly opensList?: boolean } = {},
): FieldKind => ({
  attributes: { ...commonAttributes, ...own },
  rows: 'none',
  inRows,
  holds: 'answer',
  displayed: true,
  drawsOnlyItsBox: !opensList,
  inSummary: true,
  requiredCode: 'required_choice',
  emptyValue: '',
  isEmpty: isEmptyText,
  read: spelling =>
    typeof spelling === 'string' && spelling.length <= maxOptionValueLength
      ? readAs(spelling)
      : unreadable('wrong_shape'),
  problems: (value, field, { path, facts }) =>
    isListed(String(value), field, facts) ? [] : [fieldProblem('not_an_option', path, field)],
  text: (value, field, facts) => choiceText(value, field, facts),
  exported: value => (typeof value === 'string' && value !== '' ? value : null),
})

/** Attributes of a choice from a served library. */
export const libraryAttributes = { library: attributes.library } as const
/** Attributes of a choice from a library or the definition's own options. */
export const choiceAttributes = { library: attributes.library, options: attributes.options } as const

/** The option a value names, null when the list is not at hand or lacks it. */
export const optionOf = (value: unknown, field: FieldDefinition, facts: Facts): ListedOption | null =>
  optionsOf(field, facts)?.find(option => option.value === value) ?? null

/** The label of a chosen value; the value itself when its list is not at hand. */
export const choiceText = (value: unknown, field: FieldDefinition, facts: Facts) => {
  if (typeof value !== 'string' || value === '') return noText
  const named = facts.options[namingLists[optionListKey(field) ?? ''] ?? '']?.find(option => option.value === value)
  return (optionOf(value, field, facts) ?? named)?.label ?? sameText(value)
}

/** Whether the value may be chosen; a list that is not at hand is not checked against. */
export const isListed = (value: string, field: FieldDefinition, facts: Facts): boolean => {
  const options = optionsOf(field, facts)
  return options === null || options.some(option => option.value === value && !isDisabled(option))
}

/** Whether an option is shown but may not be chosen. */
export const isDisabled = (option: ListedOption): boolean => option.disabled === true
