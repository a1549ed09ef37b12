import { Toast } from '@base-ui/react/toast'
import type { AlertTone } from './Alert.tsx'

const shown = Toast.createToastManager()
/** Words that were said before the region which shows them had come. */
const early: (() => void)[] = []
let hasRegion = false
let count = 0

const say = (word: () => void): void => {
  if (hasRegion) word()
  else early.push(word)
}

/** The queue behind `ToastRegion`. */
export const toastManager: typeof shown = {
  ...shown,
  add(options) {
    const id = options.id ?? `toast-${++count}`
    say(() => shown.add({ ...options, id }))
    return id
  },
  update: (id, options) => say(() => shown.update(id, options)),
  close: id => say(() => shown.close(id)),
}

/** The region stands: what was said before is shown, and what comes is shown at once. */
export const openToasts = (): void => {
  hasRegion = true
  for (const word of early.splice(0)) word()
}

/** How long words stay that the documents give a time of their own, in milliseconds (CON-081). */
export const toastTime = { loading: 1000, file: 2000, failure: 3000 } as const

/** A passing word that something worked. What must not be missed stands on the screen as well. */
export const showToast = ({
  text,
  detail,
  tone = 'success',
  milliseconds = 6000,
}: {
  readonly text: string
  readonly detail?: string | undefined
  readonly tone?: AlertTone | undefined
  readonly milliseconds?: number
}): void => {
  toastManager.add({ title: text, description: detail, type: tone, timeout: milliseconds })
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
