import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-paths.ts'
import styles from './Result.module.css'

const icons = { info: 'info', success: 'checkCircle', warning: 'warning', error: 'error' } as const

/** A whole page that says how something ended: sent, not found, not allowed. */
export const Result = ({
  title,
  subtitle,
  text,
  tone = 'info',
  icon,
  children,
}: {
  readonly title: string
  readonly subtitle?: string | null | undefined
  readonly text?: ReactNode
  readonly tone?: keyof typeof icons | undefined
  readonly icon?: IconName | undefined
  /** What one can do now. */
  readonly children?: ReactNode
}) => (
  <div className={styles.result}>
    <span className={styles.icon} data-tone={tone}>
      <Icon name={icon ?? icons[tone]} size="xl" />
    </span>
    <h1 className={styles.title} tabIndex={-1}>
      {title}
      {subtitle && (
        <span lang="en" className={styles.subtitle}>
          {subtitle}
        </span>
      )}
    </h1>
    {text && <div className={styles.text}>{text}</div>}
    {children && <div className={styles.actions}>{children}</div>}
  </div>
)
