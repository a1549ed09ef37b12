import { Field, type FieldProps } from './Field.tsx'
import { TextInput } from './TextInput.tsx'

/** A labelled text input; in a plain form that works without scripts, leave `value` out. */
export const TextField = ({
  label,
  sublabel,
  help,
  error,
  required,
  id,
  hideLabel,
  className,
  ...input
}: FieldProps & Omit<React.ComponentProps<typeof TextInput>, keyof FieldProps>) => (
  <Field {...{ label, sublabel, help, error, required, id, hideLabel, className }}>
    {control => <TextInput {...input} {...control} />}
  </Field>
)
