// A day, typed or picked from a calendar.
import { dayBounds } from '@khyanalt/form-engine/day-bounds'
import { DateInput } from '../../ui/DateInput.tsx'
import { FieldFrame } from '../FieldFrame.tsx'
import type { FieldProps } from '../field-props.ts'
import { useControl } from '../use-control.ts'
import { useFormStore } from '../use-form-store.ts'

/** The `date` kind. */
export const DateField = ({ path, field }: FieldProps) => {
  const control = useControl(path)
  const { value } = control.view
  const { first, last } = dayBounds(field.field, useFormStore().readFacts().today)
  return (
    <FieldFrame field={field} control={control}>
      <DateInput
        id={control.id}
        value={typeof value === 'string' ? value : ''}
        onChange={control.setValue}
        onBlur={control.leave}
        invalid={control.invalid}
        required={control.view.state.required}
        describedBy={control.describedBy}
        min={first ?? undefined}
        max={last ?? undefined}
      />
    </FieldFrame>
  )
}
