import { Toast } from '@base-ui/react/toast'
import { useEffect } from 'react'
import type { AlertTone } from './Alert.tsx'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './ToastRegion.module.css'
import { openToasts, toastManager } from './toast.ts'
import { useUiText } from './ui-texts.ts'

const icons = { info: 'info', success: 'checkCircle', warning: 'warning', error: 'error' } as const

/** Where passing words appear; stands once, at the root. F6 leads into it. */
export const ToastRegion = () => {
  const t = useUiText()
  // After the provider's own effect, which listens.
  useEffect(openToasts, [])
  return (
    <Toast.Provider toastManager={toastManager} limit={3}>
      <Toast.Portal>
        <Toast.Viewport className={styles.viewport} aria-label={t('notifications')}>
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

const Toasts = () => {
  const t = useUiText()
  const { toasts } = Toast.useToastManager()
  return toasts.map(toast => (
    <Toast.Root key={toast.id} toast={toast} className={styles.toast}>
      <Toast.Content className={styles.content}>
        <Icon name={icons[(toast.type as AlertTone) ?? 'info'] ?? 'info'} className={styles.icon} />
        <div className={styles.words}>
          <Toast.Title className={styles.title} />
          <Toast.Description className={styles.text} />
        </div>
        {/* Nothing is stacked here: the button stays in the reading order, which the library would take it out of. */}
        <Toast.Close aria-hidden={false} render={<IconButton icon="close" label={t('close')} size="s" />} />
      </Toast.Content>
    </Toast.Root>
  ))
}
