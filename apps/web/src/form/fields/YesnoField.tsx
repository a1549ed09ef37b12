// A yes/no choice; the fields it opens appear at once.
import { formTexts } from '@khyanalt/domain/messages/forms'
import { useText } from '../../language/language.tsx'
import { RadioControl } from '../controls/RadioControl.tsx'
import type { FieldProps } from '../field-props.ts'

/** The `yesno` kind. */
export const YesnoField = (props: FieldProps) => {
  const t = useText(formTexts)
  const options = [
    { value: 'yes', label: t('yes') },
    { value: 'no', label: t('no') },
  ]
  return <RadioControl {...props} options={options} layout="row" />
}
