// A choice from a library or own options.
import { SelectControl } from '../controls/SelectControl.tsx'
import type { FieldComponent } from '../field-props.ts'

/** The `select` kind. */
export const SelectField: FieldComponent = SelectControl
