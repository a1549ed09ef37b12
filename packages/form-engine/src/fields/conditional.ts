// A field that exists only for certain answers of another field.
import { plainTextKind } from '../concepts/plain-text.ts'

/** Text that must not stay empty while it is shown, unless the definition says `required: false` (REQ-FORM-05). */
export const conditionalKind = plainTextKind({ checksLanguage: false, requiredCode: 'value_empty' })
