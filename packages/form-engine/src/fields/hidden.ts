// A constant that travels with the answers and is never displayed.
import { readAs, unreadable } from '../concepts/reading.ts'
import { noText } from '../concepts/shown-text.ts'
import { scalar } from '../condition.ts'
import { attributes } from '../field-attributes.ts'
import type { FieldKind } from './kind.ts'

/** Always the constant in `defaultvalue`, whatever is sent. */
export const hiddenKind: FieldKind = {
  attributes: {
    name: attributes.name,
    _title: attributes._title.optional(),
    defaultvalue: scalar,
    yesnofield: attributes.yesnofield,
    yesnovalue: attributes.yesnovalue,
    when: attributes.when,
  },
  rows: 'none',
  inRows: false,
  holds: 'given',
  displayed: false,
  drawsOnlyItsBox: false,
  inSummary: false,
  requiredCode: 'required',
  emptyValue: null,
  isEmpty: value => value === undefined || value === null,
  read: (spelling, field) => (spelling === field.defaultvalue ? readAs(spelling) : unreadable('not_the_constant')),
  problems: () => [],
  text: () => noText,
  exported: (_, field) => (typeof field.defaultvalue === 'object' ? null : (field.defaultvalue ?? null)),
}
