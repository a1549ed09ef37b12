// One choice of a long list, found by typing.
import { formTexts } from '@khyanalt/domain/messages/forms'
import { useName, useText } from '../../language/language.tsx'
import { FieldFrame } from '../FieldFrame.tsx'
import type { FieldProps } from '../field-props.ts'
import { Combobox } from '../lazy-parts.tsx'
import { useControl } from '../use-control.ts'
import { OptionsProblem } from './OptionsProblem.tsx'
import { useOptions } from './use-options.ts'

/** A combobox over own options or a library; the engine copies the option's data into the autofields. */
export const SearchControl = ({ path, field }: FieldProps) => {
  const t = useText(formTexts)
  const name = useName()
  const control = useControl(path)
  const state = useOptions(field)
  const { value } = control.view
  return (
    <FieldFrame field={field} control={control}>
      <OptionsProblem state={state} />
      <Combobox
        id={control.id}
        value={typeof value === 'string' && value !== '' ? value : null}
        options={state.options
          .filter(option => option.disabled !== true || option.value === value)
          .map(option => ({ value: option.value, label: name(option.label) }))}
        emptyText={t('noMatch')}
        onChange={control.setValue}
        onBlur={control.leave}
        invalid={control.invalid}
        required={control.view.state.required}
        describedBy={control.describedBy}
      />
    </FieldFrame>
  )
}
