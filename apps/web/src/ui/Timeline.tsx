import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './icon-paths.ts'
import type { Tone } from './Tag.tsx'
import styles from './Timeline.module.css'

export type TimelineItem = {
  readonly id: string | number
  readonly title: ReactNode
  /** When, ready to read; `dateTime` is the same for machines. */
  readonly time?: string | undefined
  readonly dateTime?: string | undefined
  readonly by?: ReactNode
  readonly text?: ReactNode
  readonly tone?: Tone | undefined
  readonly icon?: IconName | undefined
}

/** What happened, one below the other. */
export const Timeline = ({ items, label }: { readonly items: readonly TimelineItem[]; readonly label?: string }) => (
  <ol className={styles.timeline} aria-label={label}>
    {items.map(item => (
      <li key={item.id} className={styles.item}>
        <span className={styles.mark} data-tone={item.tone ?? 'grey'}>
          <Icon name={item.icon ?? 'check'} size="s" />
        </span>
        <div className={styles.words}>
          <p className={styles.title}>{item.title}</p>
          {(item.time || item.by) && (
            <p className={styles.meta}>
              {item.time && <time dateTime={item.dateTime}>{item.time}</time>}
              {item.time && item.by && ' · '}
              {item.by}
            </p>
          )}
          {item.text && <div className={styles.text}>{item.text}</div>}
        </div>
      </li>
    ))}
  </ol>
)
