// A tick box that stores the constant of the definition.
import { TickControl } from '../controls/TickControl.tsx'
import type { FieldProps } from '../field-props.ts'

/** The `checkvalue` kind. */
export const CheckvalueField = (props: FieldProps) => <TickControl {...props} ticked={props.field.field.defaultvalue} />
