import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './SplitPane.module.css'

/** Two panes that scroll by themselves, for the agency's console; one above the other on phones. */
export const SplitPane = ({
  first,
  second,
  firstLabel,
  secondLabel,
  share = 'wide-first',
}: {
  readonly first: ReactNode
  readonly second: ReactNode
  readonly firstLabel: string
  readonly secondLabel: string
  readonly share?: 'wide-first' | 'wide-second' | 'even' | undefined
}) => (
  <div className={classNames(styles.panes, styles[share])}>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
    <section className={styles.pane} aria-label={firstLabel} tabIndex={0}>
      {first}
    </section>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys. */}
    <section className={styles.pane} aria-label={secondLabel} tabIndex={0}>
      {second}
    </section>
  </div>
)
