// Values taken from what is known of the person or the company, read by a dotted path.

import { isRecord, ownValue } from '../answers.ts'
import type { Facts } from '../facts.ts'
import { attributes, commonAttributes, type FieldDefinition } from '../field-attributes.ts'
import type { FieldKind } from '../fields/kind.ts'
import { characterProblems, exportedText, isEmptyText, maxTextLength, shownText } from './plain-text.ts'
import { readText } from './reading.ts'

/** The value at a field's `librarykey`, else under its name. */
export const knownValue = (field: FieldDefinition, facts: Facts): string | null =>
  knownData(field.librarykey ?? field.name ?? '', facts)

/** The text at a dotted path: in the company when it starts with `company.`, else in the person. */
export const knownData = (dotted: string, facts: Facts): string | null => {
  const path = dotted.split('.')
  const inCompany = path[0] === 'company' && path.length > 1
  let value: unknown = inCompany ? facts.company : facts.person
  for (const key of inCompany ? path.slice(1) : path) {
    value = isRecord(value) ? ownValue(value, key) : undefined
  }
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

/** A read-only kind whose value is filled from known data; a person who lacks it is not held up. */
export const knownDataKind: FieldKind = {
  attributes: { ...commonAttributes, librarykey: attributes.librarykey },
  rows: 'none',
  inRows: false,
  holds: 'given',
  displayed: true,
  drawsOnlyItsBox: true,
  inSummary: true,
  requiredCode: 'required',
  emptyValue: '',
  isEmpty: isEmptyText,
  read: readText,
  problems: (value, field, { path }) =>
    characterProblems(String(value), field, path, { maxLength: maxTextLength, multiline: true }),
  text: shownText,
  exported: exportedText,
}
