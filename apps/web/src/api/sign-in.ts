// Acts on the session that need the server.
import { checkAuth, checkToken, logout, me, type SignedInUser } from '@khyanalt/contract/auth'
import { authTexts } from '@khyanalt/domain/messages/auth'
import { formatText } from '@khyanalt/domain/text'
import { ApiError } from './api-error.ts'
import { callApi } from './client.ts'
import { clearSession, getToken, readSession, restoreSession, setToken, storeSession } from './session.ts'

/** 50 000 ms without activity, after which the next activity asks whether the session still stands (CON-009). */
const idleMilliseconds = 50_000

/**
 * Takes a fresh token, fetches its user and signs in; a token that the server refuses changes nothing.
 * `only`: the person whose page stands open; nobody else may take it over.
 */
export const signInWithToken = async (token: string, only?: SignedInUser): Promise<void> => {
  const before = getToken()
  setToken(token)
  try {
    const { user } = await callApi(me, {})
    if (only && only.id !== user.id) throw otherPerson(only.name)
    storeSession(token, user)
  } catch (error) {
    setToken(before)
    throw error
  }
}

/** Ends the session here and on the server; an unreachable server does not keep anybody in. */
export const signOut = async (everywhere = false): Promise<void> => {
  const ending = getToken() ? callApi(logout, { everywhere }).catch(() => undefined) : Promise.resolve(undefined)
  await ending
  clearSession()
}

/** Start-up (spec 1 §4): what is stored counts at once, then the token is checked; EXPIRED clears it. */
export const startSession = async (): Promise<void> => {
  restoreSession()
  if (!getToken()) return
  const answer = await callApi(checkToken, {}).catch(() => null)
  if (answer?.status === 'EXPIRED') clearSession()
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

const otherPerson = (name: string): ApiError =>
  new ApiError({
    code: 'not_allowed',
    status: 403,
    message: formatText(authTexts, 'mn', 'notSamePerson', { name }),
    messageEn: formatText(authTexts, 'en', 'notSamePerson', { name }),
  })
