// Single-line text.
import { plainTextKind } from '../concepts/plain-text.ts'
import { attributes } from '../field-attributes.ts'

/** Single-line text, checked for the alphabet of its language. */
export const stringKind = plainTextKind({ checksLanguage: true, attributes: { calculate: attributes.calculate } })
