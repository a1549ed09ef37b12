// Single-line text.
import { TextControl } from '../controls/TextControl.tsx'
import type { FieldComponent } from '../field-props.ts'

/** The `string` kind. */
export const StringField: FieldComponent = TextControl
