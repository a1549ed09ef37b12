import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useText } from '../language/language.tsx'
import { Button } from './Button.tsx'
import styles from './FilterPanel.module.css'
import { filterTexts } from './filter-texts.ts'

/** A filter that is in force, in words: "Төлөв: Буцаагдсан". */
export type ActiveFilter = { readonly key: string; readonly text: string; readonly onRemove: () => void }

/** Room for the filters of a list. On a phone they wait behind a button, and what is in force stands beside it. */
export const FilterPanel = ({
  active = [],
  count = active.length,
  children,
}: {
  readonly active?: readonly ActiveFilter[] | undefined
  /** How many are in force, where they cannot be named. */
  readonly count?: number | undefined
  /** The form. */
  readonly children: ReactNode
}) => {
  const t = useText(filterTexts)
  const id = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  // Open until the list goes on: every search is a step of the address, be the question the same.
  const { key: step } = useLocation()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const open = openAt === step
  useEffect(() => {
    if (openAt === null || openAt === step) return
    setOpenAt(null)
    // Wide screens hide the button; there the focus stays where it is.
    if (toggle.current?.offsetParent) toggle.current.focus()
  }, [openAt, step])
  return (
    <div className={styles.panel}>
      <div className={styles.bar}>
        <Button
          ref={toggle}
          variant="secondary"
          icon="filter"
          iconEnd={open ? 'chevronUp' : 'chevronDown'}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpenAt(open ? null : step)}
        >
          {count > 0 ? `${t('filters')} (${count})` : t('filters')}
        </Button>
        {active.length > 0 && (
          <ul className={styles.chips} aria-label={t('activeFilters')}>
            {active.map(({ key, text, onRemove }) => (
              <li key={key}>
                <Button
                  variant="secondary"
                  size="s"
                  iconEnd="close"
                  className={styles.chip}
                  label={t('removeFilter', { filter: text })}
                  onClick={() => {
                    onRemove()
                    toggle.current?.focus()
                  }}
                >
                  {text}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div id={id} className={styles.form} data-open={open || undefined}>
        {children}
      </div>
    </div>
  )
}
