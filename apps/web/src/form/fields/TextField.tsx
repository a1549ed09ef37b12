// Single-line text under its second name.
import { TextControl } from '../controls/TextControl.tsx'
import type { FieldComponent } from '../field-props.ts'

/** The `text` kind. */
export const TextField: FieldComponent = TextControl
