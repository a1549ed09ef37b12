// A choice among the definition's own options.
import { useNamePair } from '../../language/language.tsx'
import { RadioControl } from '../controls/RadioControl.tsx'
import type { FieldProps } from '../field-props.ts'

/** The `radio` kind. */
export const RadioField = (props: FieldProps) => {
  const pair = useNamePair()
  const options = (props.field.field.options ?? []).map(option => {
    const { title, subtitle } = pair(option.label)
    return { value: option.value, label: title, sublabel: subtitle }
  })
  return <RadioControl {...props} options={options} />
}
