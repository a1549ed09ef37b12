// A read-only value of the signed-in person.
import { KnownValue } from '../controls/KnownValue.tsx'
import type { FieldComponent } from '../field-props.ts'

/** The `readonly_user_value` kind. */
export const ReadonlyUserValueField: FieldComponent = KnownValue
