import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './DescriptionList.module.css'

export type Description = {
  readonly id?: string | undefined
  readonly term: string
  readonly subterm?: string | null | undefined
  readonly value: ReactNode
  /** What one can do about it, at the end of the row. */
  readonly action?: ReactNode
}

/** Names and what they are: answers, a certificate, a person. */
export const DescriptionList = ({
  items,
  layout = 'rows',
}: {
  readonly items: readonly Description[]
  readonly layout?: 'rows' | 'stacked' | 'columns' | undefined
}) => (
  <dl className={classNames(styles.list, styles[layout])}>
    {items.map(item => (
      <div key={item.id ?? item.term} className={styles.item}>
        <dt className={styles.term}>
          {item.term}
          {item.subterm && (
            <span lang="en" className={styles.subterm}>
              {item.subterm}
            </span>
          )}
        </dt>
        <dd className={styles.value}>{item.value ?? '–'}</dd>
        {item.action && <dd className={styles.action}>{item.action}</dd>}
      </div>
    ))}
  </dl>
)
