// Where somebody wanted to go before signing in; after signing in that place wins over the first screen (CON-028).
import type { SignedInUser } from '@khyanalt/contract/auth'
import { ownPlace } from '@khyanalt/domain/own-place'
import { paths } from '../paths.ts'

/** The places wanted, by whose door leads there: a client's own area, a page for everybody, portal and console. */
type Pending = { readonly [K in 'dashboard_redirect' | 'client_redirect' | 'portal_redirect']?: string }

const key = 'khyanalt.return'

/** Remembers an address of this portal. A client's latest wish counts; staff have a place of their own. */
export const rememberPlace = (address: string): void => {
  const { portal_redirect } = readPending()
  const pending: Pending = isAgencyPlace(address)
    ? { ...readPending(), portal_redirect: address }
    : {
        ...(portal_redirect && { portal_redirect }),
        [isOwnPlace(address) ? 'dashboard_redirect' : 'client_redirect']: address,
      }
  sessionStorage.setItem(key, JSON.stringify(pending))
}

/** Where to go after signing in; what was remembered is used once, and only by those who may see it. */
export const takePlace = (user: SignedInUser): string => {
  const { dashboard_redirect, client_redirect, portal_redirect } = readPending()
  sessionStorage.removeItem(key)
  const own = user.login_type === 'client' ? dashboard_redirect : portal_redirect
  const places = [own, client_redirect].map(ownPlace)
  return places.find(place => place !== null && suits(place, user)) ?? homeOf(user)
}

/** The first screen of an account: clients, front-office operators, other roles. */
export const homeOf = (user: SignedInUser): string => {
  if (user.login_type === 'client') return paths.dashboard
  return isConsoleUser(user) ? paths.staff : paths.portalHome
}

/** Whether the account works in the agency's console. */
export const isConsoleUser = (user: SignedInUser): boolean =>
  user.login_type === 'user' && user.grants.some(grant => grant.role !== 'OPERATOR')

/** Whether the account makes requests for customers at the front office. */
export const isOperator = (user: SignedInUser): boolean =>
  user.login_type === 'user' && user.grants.some(grant => grant.role === 'OPERATOR')

const isAgencyPlace = (address: string): boolean => /^\/(staff|portal)(\/|\?|$)/.test(address)
const isOwnPlace = (address: string): boolean => /^\/(dashboard|profile|newform|service\/fsi)(\/|\?|$)/.test(address)

const suits = (address: string, user: SignedInUser): boolean =>
  !/^\/staff(\/|\?|$)/.test(address) || isConsoleUser(user)

const readPending = (): Pending => {
  try {
    const pending: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}')
    return typeof pending === 'object' && pending !== null ? pending : {}
  } catch {
    return {}
  }
}
