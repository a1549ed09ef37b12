// The pop-up flow of the national single sign-on (REQ-AUTH-08…13).

import { startSignOn as askForAddress, pickUpSignOn } from '@khyanalt/contract/auth'
import { callApi } from './client.ts'
import { openPromise } from './open-promise.ts'
import { randomUuid } from './random-uuid.ts'
import { openSignOnSocket, type SignOnMessage } from './realtime.ts'

/** How a sign-on ended. `refused` carries what the server said, if it said anything. */
export type SignOnEnd =
  | { readonly outcome: 'token'; readonly token: string }
  | { readonly outcome: 'cancelled' | 'blocked' }
  | { readonly outcome: 'refused'; readonly error: unknown }

export type SignOn = { readonly end: Promise<SignOnEnd>; readonly cancel: () => void }

/** The pop-up is looked at every second (spec 1 §9). */
const closeCheckMilliseconds = 1_000

/** Starts a sign-on; call it straight from the click, or the browser blocks the window. */
export const startSignOn = (pendingText: string): SignOn => {
  const popup = openPopup(pendingText)
  if (!popup) return { end: Promise.resolve({ outcome: 'blocked' }), cancel: () => undefined }

  const { promise: end, resolve } = openPromise<SignOnEnd>()
  const sid = randomUuid()
  let attempt: string | null = null
  let seenClosed = false
  const watch = setInterval(() => {
    // A window that closes itself after success may be gone a moment before the message arrives.
    if (popup.closed && seenClosed) finish({ outcome: 'cancelled' })
    seenClosed = popup.closed
  }, closeCheckMilliseconds)
  const pickUp = async (): Promise<void> => {
    clearInterval(watch)
    const { access_token } = await callApi(pickUpSignOn, { attempt: attempt ?? '' })
    finish({ outcome: 'token', token: access_token })
  }
  let ended = false
  let closeSocket = () => {}
  const finish = (outcome: SignOnEnd) => {
    if (ended) return
    ended = true
    clearInterval(watch)
    closeSocket()
    popup.close()
    resolve(outcome)
  }

  openSignOnSocket(sid)
    .then(async socket => {
      // The person may have closed the window while the socket was opening.
      if (ended) {
        socket.close()
        return
      }
      closeSocket = () => socket.close()
      socket.on('chat', (message: SignOnMessage) => {
        if (message.status === 'success') pickUp().catch(error => finish({ outcome: 'refused', error }))
        else finish({ outcome: 'refused', error: null })
      })
      const begun = await callApi(askForAddress, { sid })
      attempt = begun.attempt
      if (!ended) popup.location.href = begun.url
    })
    .catch(error => finish({ outcome: 'refused', error }))

  return { end, cancel: () => finish({ outcome: 'cancelled' }) }
}

const openPopup = (pendingText: string): Window | null => {
  const width = 520
  const height = 680
  const left = Math.max(0, window.screenX + (window.outerWidth - width) / 2)
  const top = Math.max(0, window.screenY + (window.outerHeight - height) / 2)
  const popup = window.open('', 'khyanalt-sign-on', `popup,width=${width},height=${height},left=${left},top=${top}`)
  if (popup) {
    popup.document.title = pendingText
    popup.document.body.textContent = pendingText
  }
  return popup
}
