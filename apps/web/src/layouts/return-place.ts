// Where a signed-out visitor wanted to go; after signing in that place wins over the dashboard (CON-028).
import type { SignedInUser } from '@khyanalt/contract/auth'
import { paths } from '../paths.ts'

const key = 'khyanalt.return'

/** Remembers an address of this portal. */
export const rememberPlace = (address: string): void => sessionStorage.setItem(key, address)

/** Where to go after signing in; the remembered place is used once and only by those who may see it. */
export const takePlace = (user: SignedInUser): string => {
  const remembered = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return remembered && suits(remembered, user) ? remembered : homeOf(user)
}

/** The first screen of an account: clients, front-office operators, other roles. */
export const homeOf = (user: SignedInUser): string => {
  if (user.login_type === 'client') return paths.dashboard
  return isConsoleUser(user) ? paths.staff : paths.portalHome
}

/** Whether the account works in the agency's console. */
export const isConsoleUser = (user: SignedInUser): boolean =>
  user.login_type === 'user' && user.grants.some(grant => grant.role !== 'OPERATOR')

const suits = (address: string, user: SignedInUser): boolean => {
  if (!address.startsWith('/') || address.startsWith('//')) return false
  if (address.startsWith('/staff')) return isConsoleUser(user)
  if (address.startsWith('/portal')) return user.login_type === 'user'
  if (address.startsWith('/dashboard') || address.startsWith('/profile')) return user.login_type === 'client'
  return true
}
