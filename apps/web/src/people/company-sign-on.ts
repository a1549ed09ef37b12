// The pop-up in which a person verifies a company (REQ-COMP-08).

import { danCompany } from '@khyanalt/contract/companies'
import { callApi } from '../api/client.ts'
import { openPromise } from '../api/open-promise.ts'
import { randomUuid } from '../api/random-uuid.ts'
import { openSignOnSocket } from '../api/realtime.ts'

/** What the window is told over its socket. */
type Told = { readonly status: string; readonly message?: string; readonly message_en?: string }

export type VerifyEnd =
  | { readonly outcome: 'done'; readonly told: Told }
  | { readonly outcome: 'refused'; readonly told: Told | null; readonly error?: unknown }
  | { readonly outcome: 'cancelled' }
  | { readonly outcome: 'blocked' }

/** Starts it; call it straight from the click, or the browser blocks the window. */
export const startVerification = (
  pendingText: string,
): { readonly end: Promise<VerifyEnd>; readonly cancel: () => void } => {
  const popup = window.open('', 'khyanalt-sign-on', 'popup,width=520,height=680')
  if (!popup) return { end: Promise.resolve({ outcome: 'blocked' }), cancel: () => undefined }
  popup.document.title = pendingText
  popup.document.body.textContent = pendingText

  const { promise: end, resolve } = openPromise<VerifyEnd>()
  const sid = randomUuid()
  let seenClosed = false
  let closeSocket = () => {}
  const finish = (outcome: VerifyEnd) => {
    clearInterval(watch)
    closeSocket()
    popup.close()
    resolve(outcome)
  }
  const watch = setInterval(() => {
    // A window that closes itself after success may be gone a moment before the message arrives.
    if (popup.closed && seenClosed) finish({ outcome: 'cancelled' })
    seenClosed = popup.closed
  }, 1_000)
  openSignOnSocket(sid)
    .then(async socket => {
      closeSocket = () => socket.close()
      socket.on('entity', (told: Told) =>
        finish(told.status === 'success' ? { outcome: 'done', told } : { outcome: 'refused', told }),
      )
      const { url } = await callApi(danCompany, { sid })
      popup.location.href = url
    })
    .catch(error => finish({ outcome: 'refused', told: null, error }))
  return { end, cancel: () => finish({ outcome: 'cancelled' }) }
}
