import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-paths.ts'

/** Nothing here yet: says so, why, and what one can do. */
export const EmptyState = ({
  title,
  text,
  icon = 'file',
  action,
}: {
  readonly title: string
  readonly text?: ReactNode
  readonly icon?: IconName | undefined
  readonly action?: ReactNode
}) => (
  <div className={styles.state}>
    <span className={styles.icon}>
      <Icon name={icon} size="l" />
    </span>
    <p className={styles.title}>{title}</p>
    {text && <p className={styles.text}>{text}</p>}
    {action && <div className={styles.action}>{action}</div>}
  </div>
)
