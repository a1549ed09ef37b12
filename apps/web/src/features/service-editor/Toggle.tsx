// A few ways to look at one thing, one of them pressed.
import { classNames } from '../../ui/class-names.ts'
import styles from './canvas.module.css'

export const Toggle = <K extends string>({
  label,
  value,
  options,
  onChange,
}: {
  readonly label: string
  readonly value: K
  readonly options: Readonly<Record<K, string>>
  readonly onChange: (value: K) => void
}) => (
  <fieldset className={styles.toggle}>
    <legend className={styles.hiddenWords}>{label}</legend>
    {(Object.keys(options) as K[]).map(key => (
      <button
        key={key}
        type="button"
        aria-pressed={key === value}
        className={classNames(styles.toggled, key === value && styles.pressed)}
        onClick={() => onChange(key)}
      >
        {options[key]}
      </button>
    ))}
  </fieldset>
)
