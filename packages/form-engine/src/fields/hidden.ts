// A constant, or a calculated yes or no, that travels with the answers and is never displayed.
import { readAs, unreadable } from '../concepts/reading.ts'
import { noAnswerText, noText, yesText } from '../concepts/shown-text.ts'
import { scalar } from '../condition.ts'
import { attributes } from '../field-attributes.ts'
import type { FieldKind } from './kind.ts'

/** Always the constant in `defaultvalue`, or what `calculate` gives for conditions to ask, whatever is sent. */
export const hiddenKind: FieldKind = {
  attributes: {
    name: attributes.name,
    _title: attributes._title.optional(),
    defaultvalue: scalar.optional(),
    calculate: attributes.calculate,
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
  read: (spelling, { calculate, defaultvalue }) =>
    calculate !== undefined || spelling === defaultvalue ? readAs(spelling) : unreadable('not_the_constant'),
  problems: () => [],
  text: value => (value === 'yes' ? yesText : value === 'no' ? noAnswerText : noText),
  exported: (value, { calculate, defaultvalue }) => {
    if (calculate !== undefined) return value === 'yes' || value === 'no' ? value : null
    return typeof defaultvalue === 'object' ? null : (defaultvalue ?? null)
  },
}
