// For whom one acts in this window (REQ-BEHALF-01, REQ-BEHALF-02). Kept for the window, so that another one does not change
// lists behind the person's back; the account remembers the last choice for the next window.
import type { SignedInUser } from '@khyanalt/contract/auth'
import { chooseBehalf } from '@khyanalt/contract/profile'
import { useSyncExternalStore } from 'react'
import { callApi } from './client.ts'
import { readSession, storeUser, useSession } from './session.ts'

/** The person, or an organisation; `id` is what calls take. */
export type Principal = { readonly id: string; readonly name: string; readonly number: string | null }

/** A customer of an operator, for this window alone. */
export type Customer = { readonly id: string; readonly name: string; readonly number: string }

type Choice = { readonly user: string; readonly behalf: string; readonly customer: Customer | null }

const key = 'khyanalt.behalf'
let choice: Choice | null = null
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const readStored = (): Choice | null => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

/** The choice of this window; the first look takes that of the account, and keeps it. */
const choiceOf = (user: SignedInUser | null): Choice | null => {
  if (user === null || choice?.user === user.id) return user && choice
  const stored = readStored()
  keep(stored?.user === user.id ? stored : { user: user.id, behalf: user.behalf ?? 'all', customer: null })
  return choice
}

const keep = (next: Choice): void => {
  choice = next
  try {
    sessionStorage.setItem(key, JSON.stringify(next))
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

const change = (next: Choice): void => {
  keep(next)
  for (const listener of listeners) listener()
}

/** For whom a person may act; nobody else than himself or herself is no choice. */
export const principalsOf = (user: SignedInUser): readonly Principal[] => [
  { id: 'self', name: user.name, number: user.register_number },
  ...user.companies.map(({ id, name, register_number }) => ({ id, name, number: register_number })),
]

/** For whom one acts: what calls are to be told, who that is, and whom else there is to choose. */
export const useBehalf = () => {
  const { user } = useSession()
  const chosen = useSyncExternalStore(
    subscribe,
    () => choiceOf(user),
    () => null,
  )
  const principals = user?.login_type === 'client' && user.companies.length > 0 ? principalsOf(user) : []
  const principal = principals.find(({ id }) => id === chosen?.behalf) ?? null
  return { principals, principal, behalf: principal?.id, customer: chosen?.customer ?? null }
}

/** What the call of a list is told: nothing while everything is wanted. */
export const behalfInput = (behalf: string | undefined) => (behalf === undefined ? {} : { behalf })

/** Acts for another one from now on; `all` shows everything together. */
export const actFor = (behalf: string): void => {
  const { user, support } = readSession()
  if (!user) return
  change({ user: user.id, behalf, customer: null })
  // Support looks on; what the client finds next time is the client's.
  if (support) return
  storeUser({ ...user, behalf })
  callApi(chooseBehalf, { behalf }).catch(() => undefined)
}

/** An operator serves a customer in this window, or nobody any more. */
export const serve = (customer: Customer | null): void => {
  const { user } = readSession()
  if (user) change({ user: user.id, behalf: 'all', customer })
}
