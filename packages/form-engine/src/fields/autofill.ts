// A value filled by another field's choice.
import { plainTextKind } from '../concepts/plain-text.ts'
import { attributes } from '../field-attributes.ts'

/** The target of another field's `autofields`; it stays editable (CON-100). */
export const autofillKind = plainTextKind({
  checksLanguage: false,
  attributes: { autofields: attributes.autofields },
})
