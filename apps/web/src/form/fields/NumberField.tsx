// A number, typed with the number keys of a phone.
import { TextControl } from '../controls/TextControl.tsx'
import type { FieldProps } from '../field-props.ts'

/** The `number` kind. */
export const NumberField = (props: FieldProps) => <TextControl {...props} inputMode="decimal" />
