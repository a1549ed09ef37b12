import type { ReactNode } from 'react'
import styles from './Choice.module.css'
import { type ControlProps, nativeControl } from './control-props.ts'

/** One yes-or-no with its words beside it. */
export const Checkbox = ({
  ref,
  value = false,
  onChange,
  label,
  sublabel,
  help,
  hideLabel = false,
  readOnly,
  indeterminate = false,
  ...rest
}: ControlProps<boolean, HTMLInputElement> & {
  readonly label: ReactNode
  readonly sublabel?: string | null | undefined
  readonly help?: ReactNode
  readonly hideLabel?: boolean | undefined
  readonly indeterminate?: boolean | undefined
}) => (
  <label className={styles.choice} data-bare={hideLabel || undefined}>
    <input
      {...nativeControl({ ...rest, disabled: rest.disabled || readOnly })}
      ref={element => {
        if (element) element.indeterminate = indeterminate
        if (typeof ref === 'function') ref(element)
        else if (ref) ref.current = element
      }}
      type="checkbox"
      checked={value}
      onChange={event => onChange?.(event.currentTarget.checked)}
      className={styles.box}
    />
    <span className={hideLabel ? styles.hidden : styles.words}>
      {label}
      {sublabel && (
        <span lang="en" className={styles.sublabel}>
          {sublabel}
        </span>
      )}
      {help && <span className={styles.help}>{help}</span>}
    </span>
  </label>
)
