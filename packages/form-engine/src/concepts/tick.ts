// Kinds that are one tick: ticked or empty.

import { commonAttributes } from '../field-attributes.ts'
import type { FieldKind } from '../fields/kind.ts'
import { readAs, unreadable } from './reading.ts'
import { noText, yesText } from './shown-text.ts'

/** Whether a tick is missing; an unticked box is the same as none. */
export const isUnticked = (value: unknown): boolean =>
  value === undefined || value === null || value === false || value === ''

/** A kind of a single tick box whose ticked value is true. */
export const tickKind: FieldKind = {
  attributes: commonAttributes,
  rows: 'none',
  inRows: true,
  holds: 'answer',
  displayed: true,
  drawsOnlyItsBox: true,
  inSummary: true,
  requiredCode: 'required_choice',
  emptyValue: false,
  isEmpty: isUnticked,
  read: spelling => (spelling === true ? readAs(true) : unreadable('wrong_shape')),
  problems: () => [],
  text: value => (value === true ? yesText : noText),
  exported: value => value === true,
}
