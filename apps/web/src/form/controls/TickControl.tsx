// A single tick box with its label beside it.
import { formTexts } from '@khyanalt/domain/messages/forms'
import { useNamePair, useText } from '../../language/language.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { FieldFrame } from '../FieldFrame.tsx'
import type { FieldProps } from '../field-props.ts'
import { useControl } from '../use-control.ts'

/** A tick whose value is `ticked`, or nothing. */
export const TickControl = ({ path, field, ticked = true }: FieldProps & { readonly ticked?: unknown }) => {
  const t = useText(formTexts)
  const pair = useNamePair()
  const control = useControl(path)
  const { title, subtitle } = pair(field.title)
  return (
    <FieldFrame field={field} control={control} ownLabel>
      <Checkbox
        id={control.id}
        value={control.view.value === ticked}
        onChange={checked => control.setValue(checked ? ticked : null)}
        invalid={control.invalid}
        required={control.view.state.required}
        describedBy={control.describedBy}
        label={control.view.state.required ? title : `${title} (${t('optional')})`}
        sublabel={subtitle}
      />
    </FieldFrame>
  )
}
