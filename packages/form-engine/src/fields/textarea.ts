// Multi-line text.
import { maxTextLength, plainTextKind } from '../concepts/plain-text.ts'

/** Multi-line text, checked for the alphabet of its language. */
export const textareaKind = plainTextKind({ checksLanguage: true, multiline: true, maxLength: maxTextLength })
