// A value taken from the register.
import { KnownValue } from '../controls/KnownValue.tsx'
import type { FieldComponent } from '../field-props.ts'

/** The `autovalue` kind. */
export const AutovalueField: FieldComponent = KnownValue
