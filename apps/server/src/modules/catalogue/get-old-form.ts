// A service by the number that it had in the portal before.
import type * as calls from '@khyanalt/contract/catalogue'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { findServiceById } from './catalogue.sql.ts'

export const getOldForm: UseCase<typeof calls.getOldForm> = async (tx, _caller, { id }) => {
  const service = await findServiceById(tx, id)
  if (!service) throw refuse('service_not_found')
  return { slug: service.slug }
}
