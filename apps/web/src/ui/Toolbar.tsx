import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './Toolbar.module.css'

/** Filters and acts above a list, or acts at the foot of a form (`sticky` keeps them in sight). */
export const Toolbar = ({
  children,
  end,
  sticky = false,
  label,
}: {
  readonly children?: ReactNode
  readonly end?: ReactNode
  readonly sticky?: boolean | undefined
  readonly label?: string | undefined
}) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for questions, this groups acts.
  <div role="group" aria-label={label} className={classNames(styles.toolbar, sticky && styles.sticky)}>
    <div className={styles.start}>{children}</div>
    {end && <div className={styles.end}>{end}</div>}
  </div>
)
