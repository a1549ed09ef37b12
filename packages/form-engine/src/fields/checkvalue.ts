// A tick box that stores a constant (CON-100).
import { readAs, unreadable } from '../concepts/reading.ts'
import { noText, yesText } from '../concepts/shown-text.ts'
import { isUnticked } from '../concepts/tick.ts'
import { scalar } from '../condition.ts'
import { commonAttributes } from '../field-attributes.ts'
import type { FieldKind } from './kind.ts'

/** Ticked, the value is the constant in `defaultvalue`; it starts unticked. */
export const checkvalueKind: FieldKind = {
  attributes: { ...commonAttributes, defaultvalue: scalar.refine(value => !isUnticked(value)) },
  rows: 'none',
  inRows: true,
  holds: 'answer',
  displayed: true,
  drawsOnlyItsBox: true,
  inSummary: true,
  requiredCode: 'required_choice',
  emptyValue: false,
  isEmpty: isUnticked,
  read: (spelling, field) => (spelling === field.defaultvalue ? readAs(spelling) : unreadable('not_the_constant')),
  problems: () => [],
  text: (value, field) => (value === field.defaultvalue ? yesText : noText),
  exported: (value, field) =>
    value === field.defaultvalue && typeof field.defaultvalue !== 'object' ? (field.defaultvalue ?? null) : null,
}
