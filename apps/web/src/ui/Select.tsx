import { classNames } from './class-names.ts'
import controlStyles from './control.module.css'
import { type ControlProps, nativeControl } from './control-props.ts'
import styles from './Select.module.css'
import { useUiText } from './ui-texts.ts'

export type SelectOption = {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean | undefined
}

/** The platform's own list. `emptyLabel` names the empty first choice; null leaves it out. */
export const Select = ({
  ref,
  value,
  onChange,
  options,
  emptyLabel,
  readOnly,
  className,
  ...rest
}: ControlProps<string, HTMLSelectElement> & {
  readonly defaultValue?: string | undefined
  readonly options: readonly SelectOption[]
  readonly emptyLabel?: string | null | undefined
  readonly className?: string | undefined
}) => {
  const { describedBy, invalid, required, disabled, ...attributes } = rest
  const t = useUiText()
  return (
    <select
      {...attributes}
      // A native list knows no "read only"; disabled says it to everybody.
      {...nativeControl({ ...attributes, describedBy, invalid, required, disabled: disabled || readOnly })}
      ref={ref}
      value={value}
      onChange={onChange && (event => onChange(event.currentTarget.value))}
      className={classNames(controlStyles.control, styles.select, className)}
    >
      {emptyLabel !== null && <option value="">{emptyLabel ?? t('chooseOne')}</option>}
      {options.map(option => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
