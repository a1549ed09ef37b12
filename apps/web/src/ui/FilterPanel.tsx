import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
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
  const [open, setOpen] = useState(false)
  // Wide screens hide the button; there the focus stays where it is.
  const close = (event: FormEvent) => {
    if (event.isDefaultPrevented() || !toggle.current?.offsetParent) return
    setOpen(false)
    toggle.current.focus()
  }
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
          onClick={() => setOpen(!open)}
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
      <div id={id} className={styles.form} data-open={open || undefined} onSubmit={close}>
        {children}
      </div>
    </div>
  )
}
