import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import { Button } from './Button.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './Popover.module.css'
import popupStyles from './popup.module.css'
import { useUiText } from './ui-texts.ts'

/** A button that unfolds an explanation or a small form beside itself. `trigger` replaces the plain button. */
export const Popover = ({
  label,
  ariaLabel,
  title,
  children,
  trigger,
  open,
  defaultOpen,
  onOpenChange,
  side = 'bottom',
  align = 'start',
}: {
  readonly label?: ReactNode
  readonly ariaLabel?: string | undefined
  readonly title: ReactNode
  readonly children: ReactNode
  readonly trigger?: ReactElement<Record<string, unknown>> | undefined
  readonly open?: boolean | undefined
  readonly defaultOpen?: boolean | undefined
  readonly onOpenChange?: ((open: boolean) => void) | undefined
  readonly side?: 'top' | 'bottom' | 'left' | 'right' | undefined
  readonly align?: 'start' | 'center' | 'end' | undefined
}) => {
  const t = useUiText()
  return (
    <Base.Root
      {...(open === undefined ? {} : { open })}
      {...(defaultOpen === undefined ? {} : { defaultOpen })}
      {...(onOpenChange ? { onOpenChange: (next: boolean) => onOpenChange(next) } : {})}
    >
      <Base.Trigger
        render={
          trigger ?? (
            <Button variant="quiet" size="s" label={ariaLabel}>
              {label}
            </Button>
          )
        }
      />
      <Base.Portal>
        <Base.Positioner side={side} align={align} sideOffset={6} className={popupStyles.positioner}>
          <Base.Popup className={popupStyles.popup}>
            <div className={styles.head}>
              <Base.Title className={styles.title}>{title}</Base.Title>
              <Base.Close render={<IconButton icon="close" label={t('close')} size="s" />} />
            </div>
            <div className={styles.body}>{children}</div>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
