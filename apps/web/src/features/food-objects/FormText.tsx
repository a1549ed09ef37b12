// One line of text of the form, with its label, help and what is wrong with it.
import type { FoodObjectForm } from '@khyanalt/domain/food-object-form'
import { foodFieldTexts } from '@khyanalt/domain/messages/food-object-form'
import { usePair } from '../../language/language.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { foodFieldId, type PartProps } from './form-parts.ts'

type TextName = {
  [F in keyof FoodObjectForm]: FoodObjectForm[F] extends string ? F : never
}[keyof FoodObjectForm]

const optional: readonly TextName[] = ['fax', 'email', 'officer_email']
const phones: readonly TextName[] = ['phone', 'phone_2', 'officer_phone', 'fax']

export const FormText = ({
  name,
  form,
  change,
  errorsOf,
  help,
  readOnly,
  onBlur,
}: PartProps & {
  readonly name: TextName
  readonly help?: string | undefined
  readonly readOnly?: boolean
  readonly onBlur?: () => void
}) => {
  const pair = usePair(foodFieldTexts)(name as keyof typeof foodFieldTexts.mn)
  return (
    <TextField
      id={foodFieldId(name)}
      label={pair.title}
      sublabel={pair.subtitle}
      help={help}
      error={errorsOf(name)}
      required={!optional.includes(name)}
      value={form[name]}
      onChange={value => change({ [name]: value })}
      readOnly={readOnly}
      onBlur={onBlur}
      inputMode={phones.includes(name) ? 'tel' : name.endsWith('email') ? 'email' : undefined}
      autoComplete={name.endsWith('email') ? 'email' : undefined}
      spellCheck={name.includes('register') || name.includes('regnum') ? false : undefined}
    />
  )
}
