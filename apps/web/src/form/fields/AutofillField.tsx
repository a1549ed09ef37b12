// Text filled by another choice; it stays editable.
import { TextControl } from '../controls/TextControl.tsx'
import type { FieldComponent } from '../field-props.ts'

/** The `autofill` kind. */
export const AutofillField: FieldComponent = TextControl
