import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import styles from './TabLinks.module.css'
import { VisuallyHidden } from './VisuallyHidden.tsx'

/** Parts of a list that each have an address of their own; hence links, of which one is current. */
export const TabLinks = ({
  label,
  tabs,
  current,
}: {
  readonly label: string
  readonly tabs: readonly {
    readonly key: string
    readonly text: string
    /** The part of the address that differs, or the whole of it. */
    readonly search?: string | undefined
    readonly to?: string | undefined
    /** How much waits there, as it is shown and as it is said. */
    readonly count?: { readonly shown: string; readonly said: string } | undefined
  }[]
  readonly current: string
}) => {
  const list = useRef<HTMLUListElement>(null)
  // Where the parts do not fit beside each other, the current one is brought into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part moves the row again
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (list.current && here) list.current.scrollLeft = here.offsetLeft - list.current.offsetLeft - 24
  }, [current])
  return (
    <nav aria-label={label} className={styles.frame}>
      <ul className={styles.tabs} ref={list}>
        {tabs.map(({ key, text, search, to, count }) => (
          <li key={key}>
            <Link
              to={to ?? { search: search ?? '' }}
              aria-current={key === current ? 'page' : undefined}
              className={styles.tab}
            >
              {text}
              {count && (
                <span className={styles.number}>
                  <span aria-hidden="true">{count.shown}</span>
                  <VisuallyHidden>, {count.said}</VisuallyHidden>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
