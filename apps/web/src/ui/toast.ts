import { Toast } from '@base-ui/react/toast'
import type { AlertTone } from './Alert.tsx'

/** The queue behind `ToastRegion`. */
export const toastManager = Toast.createToastManager()

/** A passing word that something worked. What must not be missed stands on the screen as well. */
export const showToast = ({
  text,
  detail,
  tone = 'success',
}: {
  readonly text: string
  readonly detail?: string | undefined
  readonly tone?: AlertTone | undefined
}): void => {
  toastManager.add({ title: text, description: detail, type: tone, timeout: 6000 })
}
