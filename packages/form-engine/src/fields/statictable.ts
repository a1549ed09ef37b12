// A table of fixed rows, mostly one upload each.

import { filledRows, isUnfilled } from '../concepts/fixed-rows.ts'
import { repeatingRowsKind } from '../concepts/repeating-rows.ts'
import { attributes, commonAttributes } from '../field-attributes.ts'
import type { FieldKind } from './kind.ts'

/** Each row of `rows` has a name, a title and its own fields; the value holds one row per name, `_id` being the name. */
export const statictableKind: FieldKind = {
  ...repeatingRowsKind({}),
  attributes: {
    ...commonAttributes,
    headers: attributes.headers,
    warning: attributes.warning,
    checks: attributes.checks,
  },
  rows: 'fixed',
  isEmpty: isUnfilled,
  text: value => {
    const count = filledRows(value)
    return count === 0 ? { mn: '', en: '' } : { mn: `${count} мөр`, en: `${count} filled` }
  },
}
