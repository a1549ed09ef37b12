// Who is signed in: a store outside React, shared by every tab through localStorage.
import type { SignedInUser } from '@khyanalt/contract/auth'
import { useSyncExternalStore } from 'react'

/** `expired` keeps the user and the page: signing in again happens in place. */
export type Session =
  | { readonly status: 'loading' | 'signed-out'; readonly user: null }
  | { readonly status: 'signed-in' | 'expired'; readonly user: SignedInUser }

const tokenKey = 'khyanalt.token'
const userKey = 'khyanalt.user'
const loading: Session = { status: 'loading', user: null }
const signedOut: Session = { status: 'signed-out', user: null }

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
export const storeSession = (newToken: string, user: SignedInUser): void => {
  const restored = session.status === 'expired'
  token = newToken
  localStorage.setItem(tokenKey, newToken)
  localStorage.setItem(userKey, JSON.stringify(user))
  change({ status: 'signed-in', user })
  if (restored) for (const listener of restoredListeners) listener()
}

/** Replaces the user after he or she changed something. */
export const storeUser = (user: SignedInUser): void => {
  if (token && session.status === 'signed-in') storeSession(token, user)
}

/** Uses a token before its user is known. */
export const setToken = (newToken: string | null): void => {
  token = newToken
}

/** Forgets token and user. */
export const clearSession = (): void => {
  token = null
  localStorage.removeItem(tokenKey)
  localStorage.removeItem(userKey)
  change(signedOut)
}

/** A call with this token was refused; a newer token stays good. */
export const markExpired = (refused: string): void => {
  if (refused === token && session.status === 'signed-in') change({ status: 'expired', user: session.user })
}

/** Reads what an earlier visit left; broken data counts as none. */
export const restoreSession = (): void => {
  const stored = readStored()
  token = stored?.token ?? null
  change(stored ? { status: 'signed-in', user: stored.user } : signedOut)
}

/** Follows sign-in and sign-out in other tabs. */
export const followOtherTabs = (): void => {
  window.addEventListener('storage', event => {
    if (event.key !== userKey && event.key !== tokenKey) return
    const stored = readStored()
    if (stored && stored.token !== token) storeSession(stored.token, stored.user)
    if (!localStorage.getItem(tokenKey) && session.status !== 'expired') restoreSession()
  })
}

const readStored = (): { token: string; user: SignedInUser } | null => {
  try {
    const storedToken = localStorage.getItem(tokenKey)
    const user: unknown = JSON.parse(localStorage.getItem(userKey) ?? 'null')
    return storedToken && isUser(user) ? { token: storedToken, user } : null
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
