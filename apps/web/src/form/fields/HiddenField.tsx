// A constant that is never displayed.
import type { FieldComponent } from '../field-props.ts'

/** The `hidden` kind: nothing on screen. */
export const HiddenField: FieldComponent = () => null
