import type { ReactNode } from 'react'
import { type ControlProps, nativeControl } from './control-props.ts'
import styles from './Switch.module.css'

/** On or off, at once. */
export const Switch = ({
  ref,
  value = false,
  onChange,
  label,
  readOnly,
  ...rest
}: ControlProps<boolean, HTMLInputElement> & { readonly label: ReactNode }) => (
  <label className={styles.switch}>
    <input
      {...nativeControl({ ...rest, disabled: rest.disabled || readOnly })}
      ref={ref}
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: the native checkbox says whether it is on.
      role="switch"
      checked={value}
      onChange={event => onChange?.(event.currentTarget.checked)}
      className={styles.track}
    />
    <span>{label}</span>
  </label>
)
