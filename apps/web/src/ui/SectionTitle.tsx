import type { ReactNode } from 'react'
import styles from './SectionTitle.module.css'

/** Heading of a part of a page, with its English line and what one can do there. */
export const SectionTitle = ({
  title,
  subtitle,
  level = 2,
  id,
  actions,
}: {
  readonly title: ReactNode
  readonly subtitle?: string | null | undefined
  readonly level?: 1 | 2 | 3 | 4 | undefined
  readonly id?: string | undefined
  readonly actions?: ReactNode
}) => {
  const Heading = `h${level}` as const
  return (
    <div className={styles.row}>
      <Heading id={id} className={styles.title} tabIndex={id ? -1 : undefined}>
        {title}
        {subtitle && (
          <span lang="en" className={styles.subtitle}>
            {subtitle}
          </span>
        )}
      </Heading>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
