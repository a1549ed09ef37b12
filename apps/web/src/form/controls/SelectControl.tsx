// One choice of a short list, in the browser's own select.
import { formTexts } from '@khyanalt/domain/messages/forms'
import { useName, useText } from '../../language/language.tsx'
import { Select } from '../../ui/Select.tsx'
import { FieldFrame } from '../FieldFrame.tsx'
import type { FieldProps } from '../field-props.ts'
import { useControl } from '../use-control.ts'
import { OptionsProblem } from './OptionsProblem.tsx'
import { type OptionsState, ownOptions, useOptions } from './use-options.ts'

/** A select over own options or a library. */
export const SelectControl = (props: FieldProps) =>
  props.field.field.options === undefined ? (
    <ListedSelect {...props} />
  ) : (
    <SelectOf {...props} state={ownOptions(props)} />
  )

const ListedSelect = (props: FieldProps) => <SelectOf {...props} state={useOptions(props.field)} />

const SelectOf = ({ path, field, state }: FieldProps & { readonly state: OptionsState }) => {
  const t = useText(formTexts)
  const name = useName()
  const control = useControl(path)
  const { value } = control.view
  const chosen = typeof value === 'string' ? value : ''
  // What is offered no more stays only where it was chosen.
  const offered = state.options.filter(option => option.disabled !== true || option.value === chosen)
  const listed = offered.map(option => ({
    value: option.value,
    label: name(option.label),
    disabled: option.disabled === true,
  }))
  // A stored choice stays visible even when its list is not at hand.
  const options =
    chosen === '' || listed.some(option => option.value === chosen)
      ? listed
      : [{ value: chosen, label: chosen, disabled: false }, ...listed]
  return (
    <FieldFrame field={field} control={control}>
      {state.status !== 'ready' && <OptionsProblem state={state} />}
      <Select
        id={control.id}
        value={chosen}
        options={options}
        emptyLabel={t('choose')}
        onChange={next => control.setValue(next === '' ? null : next)}
        onBlur={control.leave}
        invalid={control.invalid}
        required={control.view.state.required}
        describedBy={control.describedBy}
      />
    </FieldFrame>
  )
}
