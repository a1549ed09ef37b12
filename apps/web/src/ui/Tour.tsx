import { Popover as Base } from '@base-ui/react/popover'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from './Button.tsx'
import popoverStyles from './Popover.module.css'
import popupStyles from './popup.module.css'
import styles from './Tour.module.css'
import { useUiText } from './ui-texts.ts'

export type TourStop = {
  /** Selects what the words are about; it must stand on the page. */
  readonly at: string
  readonly title: ReactNode
  readonly text: ReactNode
}

/** Leads from thing to thing with a few words at each. The page stays usable; Escape or the first button ends it. */
export const Tour = ({ stops, onEnd }: { readonly stops: readonly TourStop[]; readonly onEnd: () => void }) => {
  const t = useUiText()
  const [index, setIndex] = useState(0)
  const title = useRef<HTMLHeadingElement>(null)
  const stop = stops[index]
  const at = stop?.at
  // A bar of tabs scrolls on a phone.
  useEffect(() => {
    if (at) document.querySelector(at)?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [at])
  if (!stop) return null
  const last = index === stops.length - 1
  const go = (to: number) => {
    setIndex(to)
    title.current?.focus()
  }
  return (
    <Base.Root open onOpenChange={open => !open && onEnd()}>
      <Base.Portal>
        <Base.Positioner
          anchor={() => document.querySelector(stop.at)}
          sideOffset={8}
          align="start"
          collisionPadding={16}
          className={popupStyles.positioner}
        >
          <Base.Popup className={popupStyles.popup} initialFocus={title}>
            <div className={popoverStyles.head}>
              <Base.Title ref={title} tabIndex={-1} className={popoverStyles.title}>
                {stop.title}
              </Base.Title>
              <span className={styles.count}>{t('tourCount', { index: index + 1, count: stops.length })}</span>
            </div>
            <div className={popoverStyles.body}>
              <Base.Description>{stop.text}</Base.Description>
              <div className={styles.acts}>
                {!last && (
                  <Button variant="quiet" size="s" onClick={onEnd}>
                    {t('tourSkip')}
                  </Button>
                )}
                {index > 0 && (
                  <Button variant="secondary" size="s" onClick={() => go(index - 1)}>
                    {t('tourBack')}
                  </Button>
                )}
                <Button size="s" onClick={() => (last ? onEnd() : go(index + 1))}>
                  {t(last ? 'tourEnd' : 'tourNext')}
                </Button>
              </div>
            </div>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
