import { type ReactNode, useId } from 'react'
import styles from './Progress.module.css'

/** How far a long work is; `value` from 0 to 1, null while nobody knows. */
export const Progress = ({
  value,
  label,
  hideLabel = false,
}: {
  readonly value: number | null
  readonly label: ReactNode
  readonly hideLabel?: boolean | undefined
}) => {
  const id = useId()
  const percent = value === null ? null : Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div className={styles.progress}>
      <div className={hideLabel ? styles.hidden : styles.row}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        {percent !== null && <span className={styles.percent}>{percent}%</span>}
      </div>
      <progress
        aria-labelledby={id}
        className={styles.bar}
        max={100}
        {...(percent === null ? {} : { value: percent })}
      />
    </div>
  )
}
