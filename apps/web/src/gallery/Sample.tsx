import type { ReactNode } from 'react'
import styles from './Sample.module.css'

/** One part with its name, its states side by side or one below the other. */
export const Sample = ({
  name,
  layout = 'row',
  children,
}: {
  readonly name: string
  readonly layout?: 'row' | 'stack' | 'grid' | undefined
  readonly children: ReactNode
}) => (
  <div className={styles.sample}>
    <h3 className={styles.name}>{name}</h3>
    <div className={styles[layout]}>{children}</div>
  </div>
)
