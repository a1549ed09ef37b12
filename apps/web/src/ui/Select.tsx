import { classNames } from './class-names.ts'
import controlStyles from './control.module.css'
import { type ControlProps, nativeControl } from './control-props.ts'
import styles from './Select.module.css'
import { useUiText } from './ui-texts.ts'

export type SelectOption = {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean | undefined
  /** What it belongs to; options of one group stand beside each other. */
  readonly group?: string | undefined
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
      {grouped(options).map(({ group, members }) =>
        group === undefined ? (
          members.map(optionOf)
        ) : (
          <optgroup key={group} label={group}>
            {members.map(optionOf)}
          </optgroup>
        ),
      )}
    </select>
  )
}

const optionOf = ({ value, label, disabled }: SelectOption) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
)

/** Options in a row that belong to one group. */
const grouped = (options: readonly SelectOption[]) => {
  const groups: { group: string | undefined; members: SelectOption[] }[] = []
  for (const option of options) {
    const last = groups.at(-1)
    if (last && last.group === option.group) last.members.push(option)
    else groups.push({ group: option.group, members: [option] })
  }
  return groups
}
