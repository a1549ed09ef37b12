// Who is signed in: a store outside React, shared by every tab through localStorage. A session in which support acts as
// a client stands in one tab alone (sessionStorage), so that the administrator's other tabs stay what they are.
import type { SignedInUser } from '@khyanalt/contract/auth'
import type { ErrorCode } from '@khyanalt/domain/error-codes'
import { useSyncExternalStore } from 'react'

/** The staff member who acts as the client, and until when. */
export type Support = { readonly name: string; readonly endsAt: string }

/** `expired` keeps the user and the page: signing in again happens in place. `authError`: why nobody is signed in. */
export type Session =
  | {
      readonly status: 'loading' | 'signed-out'
      readonly user: null
      readonly support: null
      readonly authError: ErrorCode | null
    }
  | {
      readonly status: 'signed-in' | 'expired'
      readonly user: SignedInUser
      readonly support: Support | null
      readonly authError: ErrorCode | null
    }

type Stored = { readonly token: string; readonly user: SignedInUser; readonly support: Support | null }

const tokenKey = 'khyanalt.token'
const userKey = 'khyanalt.user'
const supportKey = 'khyanalt.support'
const loading: Session = { status: 'loading', user: null, support: null, authError: null }
const signedOut: Session = { status: 'signed-out', user: null, support: null, authError: null }

let session: Session = loading
let token: string | null = null
const listeners = new Set<() => void>()
const restoredListeners = new Set<() => void>()
const userListeners = new Set<() => void>()

/** The session as the screen sees it; `loading` on the server and until the browser has looked. */
export const useSession = (): Session =>
  useSyncExternalStore(
    subscribe,
    () => session,
    () => loading,
  )

/** The session outside React. */
export const readSession = (): Session => session

/** The bearer token, or null. */
export const getToken = (): string | null => token

/** Calls back when an expired session was signed in again. */
export const onSessionRestored = (listener: () => void): (() => void) => {
  restoredListeners.add(listener)
  return () => void restoredListeners.delete(listener)
}

/** Calls back when somebody else, or nobody, is signed in. */
export const onUserChanged = (listener: () => void): (() => void) => {
  userListeners.add(listener)
  return () => void userListeners.delete(listener)
}

/** Keeps token and user; wakes those who waited when the session had run out. */
export const storeSession = (newToken: string, user: SignedInUser, support: Support | null = null): void => {
  const restored = session.status === 'expired'
  pressed = false
  token = newToken
  if (support) {
    sessionStorage.setItem(supportKey, JSON.stringify({ token: newToken, user, support }))
  } else {
    sessionStorage.removeItem(supportKey)
    localStorage.setItem(tokenKey, newToken)
    localStorage.setItem(userKey, JSON.stringify(user))
  }
  change({ status: 'signed-in', user, support, authError: null })
  if (restored) for (const listener of restoredListeners) listener()
}

let pressed = false

/** Says that the session is about to end because somebody here wants it to. */
export const noteSignOut = (): void => {
  pressed = true
}

/** Whether somebody here signed out, and must not be asked to sign in again. */
export const hasSignedOut = (): boolean => pressed

/** Replaces the user after he or she changed something. */
export const storeUser = (user: SignedInUser): void => {
  if (token && session.status === 'signed-in') storeSession(token, user, session.support)
}

/** Uses a token before its user is known. */
export const setToken = (newToken: string | null): void => {
  token = newToken
}

/** Forgets token and user; a tab in which support acted goes back to whoever is signed in beside it. */
export const clearSession = (why: ErrorCode | null = null): void => {
  const acted = session.support !== null
  sessionStorage.removeItem(supportKey)
  if (acted) {
    restoreSession()
    return
  }
  token = null
  localStorage.removeItem(tokenKey)
  localStorage.removeItem(userKey)
  change({ ...signedOut, authError: why })
}

/** A call with this token was refused; a newer token stays good. */
export const markExpired = (refused: string): void => {
  if (refused !== token || session.status !== 'signed-in') return
  change({ ...session, status: 'expired', authError: 'session_expired' })
}

/** Reads what an earlier visit left; broken data counts as none. */
export const restoreSession = (): void => {
  const stored = readActing() ?? readStored()
  token = stored?.token ?? null
  change(stored ? { status: 'signed-in', user: stored.user, support: stored.support, authError: null } : signedOut)
}

/** Follows sign-in and sign-out in other tabs. */
export const followOtherTabs = (): void => {
  window.addEventListener('storage', event => {
    if (session.support || (event.key !== userKey && event.key !== tokenKey)) return
    const stored = readStored()
    if (stored && stored.token !== token) storeSession(stored.token, stored.user)
    if (!localStorage.getItem(tokenKey) && session.status !== 'expired') restoreSession()
  })
}

const readStored = (): Stored | null => {
  const user = parse(localStorage.getItem(userKey))
  const storedToken = localStorage.getItem(tokenKey)
  return storedToken && isUser(user) ? { token: storedToken, user, support: null } : null
}

const readActing = (): Stored | null => {
  const stored = parse(sessionStorage.getItem(supportKey)) as Partial<Stored> | null
  return stored?.token && stored.support && isUser(stored.user) ? (stored as Stored) : null
}

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** Only what an older version or a stranger may have left must be told apart; the server answers for the rest. */
const isUser = (value: unknown): value is SignedInUser =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'login_type' in value &&
  'grants' in value &&
  Array.isArray(value.grants) &&
  'companies' in value &&
  Array.isArray(value.companies)

const change = (next: Session): void => {
  const other = session.user?.id !== next.user?.id
  session = next
  if (other) for (const listener of userListeners) listener()
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
