// May this visitor take this service, and if not, what stands in the way (REQ-SVC-07…12)?
import type { SignedInUser } from '@khyanalt/contract/auth'
import type { Service } from '@khyanalt/contract/catalogue'
import { principalKind } from '@khyanalt/domain/client-type'
import { missingContact } from '../../api/contact.ts'
import { isOperator } from '../../layouts/return-place.ts'

export type TakeCheck = 'closed' | 'paused' | 'login' | 'portal' | 'customer' | 'other-clients' | 'contact' | 'ready'

/** For whom a user may take services; without organisations it is the user's own kind that counts. */
const takersOf = (user: SignedInUser): readonly (string | undefined)[] =>
  user.companies.length === 0 ? [undefined] : ['self', ...user.companies.map(({ id }) => id)]

/** Whether the service takes the kind of that principal (REQ-BEHALF-05). */
export const mayTakeFor = (
  { type }: Pick<SignedInUser, 'type'>,
  { clienttype }: Pick<Service, 'clienttype'>,
  behalf: string | undefined,
): boolean => clienttype.includes(principalKind(type, behalf))

/** The first thing in the way; closed services say so before anybody signs in for nothing. */
export const checkTake = (
  service: Pick<Service, 'status' | 'temporary_disable' | 'clienttype'>,
  user: SignedInUser | null,
): TakeCheck => {
  if (service.status !== 1) return 'closed'
  if (service.temporary_disable === 1) return 'paused'
  if (!user) return 'login'
  if (user.login_type === 'user') return isOperator(user) ? 'customer' : 'portal'
  const taken = takersOf(user)
  if (!taken.some(id => mayTakeFor(user, service, id))) return 'other-clients'
  return missingContact(user).length > 0 ? 'contact' : 'ready'
}
