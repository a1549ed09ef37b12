import type { ReactNode } from 'react'
import styles from './Alert.module.css'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import type { IconName } from './icon-paths.ts'
import { type UiTextKey, useUiText } from './ui-texts.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export type AlertTone = 'info' | 'success' | 'warning' | 'error'

const looks = {
  info: { icon: 'info', word: 'info' },
  success: { icon: 'checkCircle', word: 'success' },
  warning: { icon: 'warning', word: 'warning' },
  error: { icon: 'error', word: 'problem' },
} as const satisfies Record<AlertTone, { icon: IconName; word: UiTextKey }>

/** A message that stays. One that appears after an act is given to `announce` as well; `urgent` interrupts at once. */
export const Alert = ({
  tone = 'info',
  title,
  children,
  actions,
  urgent = false,
  onClose,
  id,
}: {
  readonly tone?: AlertTone | undefined
  readonly title?: ReactNode
  readonly children?: ReactNode
  readonly actions?: ReactNode
  readonly urgent?: boolean | undefined
  readonly onClose?: (() => void) | undefined
  readonly id?: string | undefined
}) => {
  const t = useUiText()
  const { icon, word } = looks[tone]
  return (
    <div id={id} className={styles.alert} data-tone={tone} role={urgent ? 'alert' : undefined}>
      <Icon name={icon} className={styles.icon} />
      <div className={styles.words}>
        <VisuallyHidden>{t(word)}: </VisuallyHidden>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div className={styles.text}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onClose && <IconButton icon="close" label={t('close')} size="s" onClick={onClose} className={styles.close} />}
    </div>
  )
}
