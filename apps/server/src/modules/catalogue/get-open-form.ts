// The form of a service that says it may be read without a request (CON-003).
import type * as calls from '@khyanalt/contract/open-form'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { findService } from './find-service.ts'
import { presentDefinition } from './present-definition.ts'
import { readDefinition } from './read-definition.ts'

export const getOpenForm: UseCase<typeof calls.getOpenForm> = async (tx, _caller, { id }) => {
  const service = await findService(tx, id)
  if (!service?.definitionId || service.status !== 1 || !service.openly_readable) throw refuse('service_not_found')
  const definition = await readDefinition(tx, service.definitionId)
  return { data: { ...presentDefinition(definition, service.top_category_id), slug: service.slug } }
}
