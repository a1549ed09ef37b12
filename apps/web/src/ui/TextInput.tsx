import { classNames } from './class-names.ts'
import controlStyles from './control.module.css'
import { type ControlProps, nativeControl } from './control-props.ts'
import styles from './TextInput.module.css'

type TextInputProps = ControlProps<string, HTMLInputElement> & {
  readonly defaultValue?: string | undefined
  readonly type?: 'text' | 'email' | 'tel' | 'password' | 'search' | 'url' | 'date' | undefined
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search' | 'url' | undefined
  readonly autoCapitalize?: 'off' | 'none' | 'sentences' | 'words' | 'characters' | undefined
  readonly autoComplete?: string | undefined
  readonly placeholder?: string | undefined
  readonly maxLength?: number | undefined
  readonly spellCheck?: boolean | undefined
  readonly lang?: string | undefined
  /** Id of a `datalist` with suggestions. */
  readonly list?: string | undefined
  readonly autoFocus?: boolean | undefined
  /** A short unit or prefix inside the frame; say it in the label too. */
  readonly prefix?: string | undefined
  readonly suffix?: string | undefined
  readonly onFocus?: (() => void) | undefined
  readonly onEnter?: (() => void) | undefined
  readonly className?: string | undefined
}

export const TextInput = ({ ref, value, onChange, onEnter, prefix, suffix, className, ...rest }: TextInputProps) => {
  const { describedBy, invalid, required, ...attributes } = rest
  const input = (
    <input
      type="text"
      {...attributes}
      {...nativeControl({ ...attributes, describedBy, invalid, required })}
      ref={ref}
      value={value}
      onChange={onChange && (event => onChange(event.currentTarget.value))}
      onKeyDown={onEnter && (event => event.key === 'Enter' && onEnter())}
      className={classNames(controlStyles.control, prefix && styles.withPrefix, suffix && styles.withSuffix, className)}
    />
  )
  if (!prefix && !suffix) return input
  return (
    <span className={styles.frame}>
      {prefix && (
        <span className={styles.prefix} aria-hidden="true">
          {prefix}
        </span>
      )}
      {input}
      {suffix && (
        <span className={styles.suffix} aria-hidden="true">
          {suffix}
        </span>
      )}
    </span>
  )
}
