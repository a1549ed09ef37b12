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

type Outcome = { readonly text: string; readonly tone: AlertTone; readonly milliseconds: number }

/** A word that something is going on; what comes of it takes its place for so many milliseconds, null closes it. */
export const showWork = (text: string): ((outcome: Outcome | null) => void) => {
  const id = toastManager.add({ title: text, type: 'loading' })
  return outcome => {
    if (outcome === null) toastManager.close(id)
    else toastManager.update(id, { title: outcome.text, type: outcome.tone, timeout: outcome.milliseconds })
  }
}
