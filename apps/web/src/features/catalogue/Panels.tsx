// The tabs of a service. A public page must stay light, so these few lines stand where the general ones would bring
// 14 kB; the keys are those of every tab list: arrows, Home, End.
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import styles from './Panels.module.css'

type Panel = {
  readonly id: string
  readonly title: string
  readonly subtitle: string | null
  readonly content: ReactNode
}

export const Panels = ({ panels, label }: { readonly panels: readonly Panel[]; readonly label: string }) => {
  const base = useId()
  const list = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(0)

  const move = (event: KeyboardEvent) => {
    const last = panels.length - 1
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: place === last ? 0 : place + 1,
      ArrowLeft: place === 0 ? last : place - 1,
      Home: 0,
      End: last,
    }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    setPlace(target)
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus()
  }

  return (
    <div className={styles.panels}>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs}>
        {panels.map((panel, at) => (
          <button
            key={panel.id}
            type="button"
            role="tab"
            id={`${base}-${panel.id}`}
            aria-controls={`${base}-${panel.id}-panel`}
            aria-selected={at === place}
            tabIndex={at === place ? 0 : -1}
            className={styles.tab}
            onClick={() => setPlace(at)}
            onKeyDown={move}
          >
            {panel.title}
            {panel.subtitle && (
              <span lang="en" className={styles.english}>
                {panel.subtitle}
              </span>
            )}
          </button>
        ))}
      </div>
      {/* Every panel stays in the page, so that it can be searched, printed and read without scripts. */}
      {panels.map((panel, at) => (
        <div
          key={panel.id}
          role="tabpanel"
          id={`${base}-${panel.id}-panel`}
          aria-labelledby={`${base}-${panel.id}`}
          hidden={at !== place}
          className={styles.panel}
        >
          {/* Seen where there are no tabs: on paper and without scripts. */}
          <h2 className={styles.panelTitle}>{panel.title}</h2>
          {panel.content}
        </div>
      ))}
    </div>
  )
}
