// Signing in and out on the server.
import { logout, me, type SignedInUser } from '@khyanalt/contract/auth'
import { authTexts } from '@khyanalt/domain/messages/auth'
import { formatText } from '@khyanalt/domain/text'
import { ApiError } from './api-error.ts'
import { callApi } from './client.ts'
import { clearSession, getToken, noteSignOut, type Support, setToken, storeSession } from './session.ts'

/**
 * Takes a fresh token, fetches its user and signs in; a token that the server refuses changes nothing.
 * `only`: the person whose page stands open; nobody else may take it over. `support`: who acts as the user.
 */
export const signInWithToken = async (
  token: string,
  { only, support }: { readonly only?: SignedInUser | undefined; readonly support?: Support } = {},
): Promise<void> => {
  const before = getToken()
  setToken(token)
  try {
    const { user } = await callApi(me, {})
    if (only && only.id !== user.id) throw otherPerson(only.name)
    storeSession(token, user, support)
  } catch (error) {
    setToken(before)
    throw error
  }
}

/** Ends the session here and on the server; an unreachable server does not keep anybody in. */
export const signOut = async (everywhere = false): Promise<void> => {
  const ending = getToken() ? callApi(logout, { everywhere }).catch(() => undefined) : Promise.resolve(undefined)
  await ending
  noteSignOut()
  clearSession()
}

const otherPerson = (name: string): ApiError =>
  new ApiError({
    code: 'not_allowed',
    status: 403,
    message: formatText(authTexts, 'mn', 'notSamePerson', { name }),
    messageEn: formatText(authTexts, 'en', 'notSamePerson', { name }),
  })
