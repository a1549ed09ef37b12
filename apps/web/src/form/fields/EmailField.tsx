// An e-mail address.
import { TextControl } from '../controls/TextControl.tsx'
import type { FieldProps } from '../field-props.ts'

/** The `email` kind. */
export const EmailField = (props: FieldProps) => (
  <TextControl {...props} inputMode="email" autoComplete="email" maxLength={254} />
)
