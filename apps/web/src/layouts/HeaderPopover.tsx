// A panel that drops from the header: the platform's own popover, so Escape, outside clicks and focus are its business.
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import styles from './HeaderPopover.module.css'

type Props = {
  /** The name of button and panel. */
  readonly label: string
  readonly trigger: ReactNode
  readonly className?: string | undefined
  readonly wide?: boolean
  readonly onOpen?: () => void
  /** May close the panel by itself. */
  readonly children: ReactNode | ((close: () => void) => ReactNode)
}

export const HeaderPopover = ({ label, trigger, className, wide = false, onOpen, children }: Props) => {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of place closes the panel.
  useEffect(() => {
    const shown = panel.current
    return () => {
      if (shown?.matches(':popover-open')) shown.hidePopover()
    }
  }, [key])
  return (
    <div className={className}>
      <button type="button" className={styles.trigger} popoverTarget={id} aria-label={label} title={label}>
        {trigger}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={wide ? `${styles.panel} ${styles.wide}` : styles.panel}
        onToggle={event => {
          if (event.newState === 'open') onOpen?.()
        }}
      >
        {typeof children === 'function' ? children(() => panel.current?.hidePopover()) : children}
      </div>
    </div>
  )
}
