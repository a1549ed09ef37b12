// Text that exists only for certain answers of another field.
import { TextControl } from '../controls/TextControl.tsx'
import type { FieldComponent } from '../field-props.ts'

/** The `conditional` kind. */
export const ConditionalField: FieldComponent = TextControl
