import type { ReactNode } from 'react'
import { Ornament } from './Ornament.tsx'
import styles from './PageHeader.module.css'

/** The title of a page: breadcrumbs above, English line and lead beneath, status and acts beside. */
export const PageHeader = ({
  title,
  subtitle,
  lead,
  breadcrumbs,
  status,
  actions,
  id,
  ornament = true,
}: {
  readonly title: ReactNode
  readonly subtitle?: string | null | undefined
  readonly lead?: ReactNode
  readonly breadcrumbs?: ReactNode
  readonly status?: ReactNode
  readonly actions?: ReactNode
  readonly id?: string | undefined
  readonly ornament?: boolean | undefined
}) => (
  <header className={styles.header}>
    {breadcrumbs}
    <div className={styles.row}>
      <div className={styles.words}>
        <h1 id={id} tabIndex={-1} className={styles.title}>
          {title}
          {subtitle && (
            <span lang="en" className={styles.subtitle}>
              {subtitle}
            </span>
          )}
        </h1>
        {status && <div className={styles.status}>{status}</div>}
      </div>
      {actions && (
        <div className={styles.actions} data-print="none">
          {actions}
        </div>
      )}
    </div>
    {ornament && <Ornament short />}
    {lead && <div className={styles.lead}>{lead}</div>}
  </header>
)
