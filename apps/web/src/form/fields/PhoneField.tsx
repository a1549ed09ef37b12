// A phone number of at most eight digits.
import { maxPhoneLength } from '@khyanalt/form-engine/fields/phone'
import { TextControl } from '../controls/TextControl.tsx'
import type { FieldProps } from '../field-props.ts'

/** The `phone` kind. */
export const PhoneField = (props: FieldProps) => (
  <TextControl {...props} inputMode="tel" autoComplete="tel-national" maxLength={maxPhoneLength} />
)
