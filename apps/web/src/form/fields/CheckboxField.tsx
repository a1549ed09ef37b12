// One tick box, or a list of them when the definition gives options.
import { useName } from '../../language/language.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { TickControl } from '../controls/TickControl.tsx'
import { FieldFrame } from '../FieldFrame.tsx'
import styles from '../field-frame.module.css'
import type { FieldProps } from '../field-props.ts'
import { useControl } from '../use-control.ts'

/** The `checkbox` kind. */
export const CheckboxField = (props: FieldProps) =>
  props.field.field.options === undefined ? <TickControl {...props} /> : <CheckboxList {...props} />

const CheckboxList = ({ path, field }: FieldProps) => {
  const name = useName()
  const control = useControl(path)
  const { value } = control.view
  const ticked = Array.isArray(value) ? value : []
  const options = field.field.options ?? []
  const toggle = (choice: string, checked: boolean) =>
    // Kept in the order of the definition, whatever the order of ticking.
    control.setValue(
      options.map(option => option.value).filter(one => (one === choice ? checked : ticked.includes(one))),
    )
  return (
    <FieldFrame field={field} control={control} group>
      <div className={styles.choices}>
        {options.map(option => (
          <Checkbox
            key={option.value}
            value={ticked.includes(option.value)}
            onChange={checked => toggle(option.value, checked)}
            invalid={control.invalid}
            label={name(option.label)}
          />
        ))}
      </div>
    </FieldFrame>
  )
}
