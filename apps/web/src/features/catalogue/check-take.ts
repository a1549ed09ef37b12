// May this visitor take this service, and if not, what stands in the way (REQ-SVC-07…12)?
import type { SignedInUser } from '@khyanalt/contract/auth'
import type { Service } from '@khyanalt/contract/catalogue'
import { mayTakeService } from '@khyanalt/domain/client-type'
import { missingContact } from '../../api/contact.ts'
import { isOperator } from '../../layouts/return-place.ts'

export type TakeCheck = 'closed' | 'paused' | 'login' | 'portal' | 'customer' | 'other-clients' | 'contact' | 'ready'

/** The first thing in the way; closed services say so before anybody signs in for nothing. */
export const checkTake = (
  service: Pick<Service, 'status' | 'temporary_disable' | 'clienttype'>,
  user: SignedInUser | null,
): TakeCheck => {
  if (service.status !== 1) return 'closed'
  if (service.temporary_disable === 1) return 'paused'
  if (!user) return 'login'
  if (user.login_type === 'user') return isOperator(user) ? 'customer' : 'portal'
  if (!mayTakeService(user.type, service.clienttype)) return 'other-clients'
  return missingContact(user).length > 0 ? 'contact' : 'ready'
}
