// Single-line text under its second name.
import { plainTextKind } from '../concepts/plain-text.ts'
import { attributes } from '../field-attributes.ts'

/** The same as `string`; definitions use both names. */
export const textKind = plainTextKind({ checksLanguage: true, attributes: { calculate: attributes.calculate } })
