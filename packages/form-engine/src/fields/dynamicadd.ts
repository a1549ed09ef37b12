// A repeating list (REQ-FORM-17, 18).
import { repeatingRowsKind } from '../concepts/repeating-rows.ts'
import { attributes } from '../field-attributes.ts'

/** Entries added by a person up to `limit`; `rows` is the form of one entry. */
export const dynamicaddKind = repeatingRowsKind({ checks: attributes.checks, row_checks: attributes.row_checks })
