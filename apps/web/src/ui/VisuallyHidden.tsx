import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

/** Words for people who hear the page. */
export const VisuallyHidden = ({
  children,
  id,
}: {
  readonly children: ReactNode
  readonly id?: string | undefined
}) => (
  <span id={id} className={styles.hidden}>
    {children}
  </span>
)
