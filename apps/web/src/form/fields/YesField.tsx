// A single confirmation.
import { TickControl } from '../controls/TickControl.tsx'
import type { FieldComponent } from '../field-props.ts'

/** The `yes` kind. */
export const YesField: FieldComponent = TickControl
