// Single-line text.
import { plainTextKind } from '../concepts/plain-text.ts'

/** Single-line text, checked for the alphabet of its language. */
export const stringKind = plainTextKind({ checksLanguage: true })
