// Every page watches the session it has; signing in and out stands apart, so that visitors need not fetch it.
import { checkAuth, checkToken } from '@khyanalt/contract/session-checks'
import { callApi } from './client.ts'
import { clearSession, getToken, readSession, restoreSession } from './session.ts'

/** 50 000 ms without activity, after which the next activity asks whether the session still stands (CON-009). */
const idleMilliseconds = 50_000

/** Start-up (spec 1 §4): what is stored counts at once, then the token is checked; EXPIRED clears it and says why. */
export const startSession = async (): Promise<void> => {
  restoreSession()
  // Where support acted, somebody else's session may come to light.
  while (getToken()) {
    const asked = getToken()
    const answer = await callApi(checkToken, {}).catch(() => null)
    if (answer?.status !== 'EXPIRED' || getToken() !== asked) return
    clearSession('session_expired')
  }
}

/** After idle time the next activity asks the server; an ended session is shown by the dialog, never by a redirect. */
export const watchIdle = (onExpired: (token: string) => void): void => {
  let last = Date.now()
  const wake = () => {
    const idle = Date.now() - last
    last = Date.now()
    const token = getToken()
    if (idle < idleMilliseconds || !token || readSession().status !== 'signed-in') return
    callApi(checkAuth, {})
      .then(answer => answer.status === 'EXPIRED' && onExpired(token))
      .catch(() => undefined)
  }
  for (const event of ['pointerdown', 'keydown', 'visibilitychange']) document.addEventListener(event, wake)
}
