// Rows that are filled in where they stand, each a small form of its own.
import type { ReactNode } from 'react'
import { Rows } from './Rows.tsx'
import styles from './rows.module.css'
import { rowMarks } from './use-row-focus.ts'

type EntryListProps = {
  readonly path: string
  readonly ids: readonly string[]
  readonly entry: (id: string, index: number) => ReactNode
  readonly onGoToAdd?: (() => void) | undefined
  /** Whether nothing in an entry reaches beyond it; the browser then leaves out those that are far from the screen. */
  readonly mayBeSkipped: boolean
}

/** From so many entries on, leaving some out is worth it. */
const skippedFrom = 5

/** The height of an entry that was not drawn yet, in pixels. */
const estimate = 260

/** The entries; of many, only those near the screen are mounted, and each says its place among all. */
export const EntryList = ({ path, ids, entry, onGoToAdd, mayBeSkipped }: EntryListProps) => (
  <Rows
    path={path}
    ids={ids}
    estimate={estimate}
    onGoToAdd={onGoToAdd}
    gap={(height, key) => <li key={key} aria-hidden="true" style={{ height }} />}
    row={(id, index, measure) => (
      <li
        key={id}
        ref={measure}
        {...rowMarks(path, id, index)}
        {...(measure ? { 'aria-posinset': index + 1, 'aria-setsize': ids.length } : {})}
        className={mayBeSkipped && ids.length >= skippedFrom && !measure ? styles.skippedEntry : styles.entry}
      >
        {entry(id, index)}
      </li>
    )}
    frame={rows => <ol className={styles.entries}>{rows}</ol>}
  />
)
