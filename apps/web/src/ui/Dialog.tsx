import { Dialog as Base } from '@base-ui/react/dialog'
import { type ReactNode, type RefObject, useRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton.tsx'
import { useUiText } from './ui-texts.ts'

export type DialogProps = {
  readonly open: boolean
  readonly onClose?: (() => void) | undefined
  readonly title: ReactNode
  readonly subtitle?: string | null | undefined
  readonly description?: ReactNode
  readonly children?: ReactNode
  readonly actions?: ReactNode
  /** `w700` to `w1100` are widths in pixels that some dialogs must have. */
  readonly size?: 's' | 'm' | 'w700' | 'w800' | 'l' | 'w1000' | 'w1100' | 'full' | undefined
  /** While something runs that must not be left. */
  readonly locked?: boolean | undefined
  readonly closeLabel?: string | undefined
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined
  readonly alert?: boolean | undefined
}

/** A window over the page. Focus goes to its heading and comes back; Escape and the cross close it unless `locked`
 * or without `onClose`. `alert` is for questions that must be answered. */
export const Dialog = ({
  open,
  onClose,
  title,
  subtitle,
  description,
  children,
  actions,
  size = 'm',
  locked = false,
  closeLabel,
  initialFocus,
  alert = false,
}: DialogProps) => {
  const t = useUiText()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Base.Root
      open={open}
      onOpenChange={next => {
        if (!next && !locked) onClose?.()
      }}
      disablePointerDismissal
    >
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Viewport className={styles.viewport}>
          <Base.Popup
            className={classNames(styles.popup, styles[size])}
            initialFocus={initialFocus ?? heading}
            role={alert ? 'alertdialog' : 'dialog'}
          >
            <div className={styles.head}>
              <Base.Title ref={heading} tabIndex={-1} className={styles.title}>
                {title}
                {subtitle && (
                  <span lang="en" className={styles.subtitle}>
                    {subtitle}
                  </span>
                )}
              </Base.Title>
              {!locked && onClose && <IconButton icon="close" label={closeLabel ?? t('close')} onClick={onClose} />}
            </div>
            <div className={styles.body}>
              {description && (
                <Base.Description render={<div />} className={styles.description}>
                  {description}
                </Base.Description>
              )}
              {children}
            </div>
            {actions && <div className={styles.actions}>{actions}</div>}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
