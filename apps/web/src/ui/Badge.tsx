import styles from './Badge.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** A small count on something else; `label` says what is counted. Nothing at zero. */
export const Badge = ({
  count,
  label,
  tone = 'red',
}: {
  readonly count: number
  readonly label: string
  readonly tone?: 'red' | 'blue' | 'grey' | undefined
}) =>
  count > 0 && (
    <span className={styles.badge} data-tone={tone}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>
        {label}: {count}
      </VisuallyHidden>
    </span>
  )
