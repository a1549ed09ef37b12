// Text of several lines.
import { TextArea } from '../../ui/TextArea.tsx'
import { FieldFrame } from '../FieldFrame.tsx'
import type { FieldProps } from '../field-props.ts'
import { useControl } from '../use-control.ts'

/** The `textarea` kind. */
export const TextareaField = ({ path, field }: FieldProps) => {
  const control = useControl(path)
  const { value } = control.view
  return (
    <FieldFrame field={field} control={control}>
      <TextArea
        id={control.id}
        value={typeof value === 'string' ? value : ''}
        onChange={control.setValue}
        onBlur={control.leave}
        invalid={control.invalid}
        required={control.view.state.required}
        describedBy={control.describedBy}
        autoComplete={field.field.autocomplete}
      />
    </FieldFrame>
  )
}
