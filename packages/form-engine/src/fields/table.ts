// A repeating table with an add form (REQ-FORM-06, 07, 17, 18).
import { repeatingRowsKind } from '../concepts/repeating-rows.ts'
import { attributes } from '../field-attributes.ts'

/**
 * Rows added by a person. `rows` is the add form; `list` names the fields shown as columns with their captions,
 * or `headers` captions all of them in order.
 */
export const tableKind = repeatingRowsKind({
  headers: attributes.headers,
  list: attributes.list,
  warning: attributes.warning,
  checks: attributes.checks,
  row_checks: attributes.row_checks,
})
