// A phone number, typed as people like; its digits stand there once the field is left.
import { maxTypedPhone, normalisePhone } from '@khyanalt/domain/phone-number'
import { phoneRule } from '@khyanalt/form-engine/fields/phone'
import { TextControl } from '../controls/TextControl.tsx'
import type { FieldProps } from '../field-props.ts'
import { useFormStore } from '../use-form-store.ts'

/** The `phone` kind. */
export const PhoneField = (props: FieldProps) => {
  const { foreigner } = phoneRule(props.field.field, useFormStore().readFacts())
  return (
    <TextControl
      {...props}
      inputMode="tel"
      autoComplete={foreigner ? 'tel' : 'tel-national'}
      maxLength={maxTypedPhone}
      tidy={text => normalisePhone(text, foreigner)}
    />
  )
}
