// The public page of a service.
import type * as calls from '@khyanalt/contract/catalogue'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { agreeWithVersion } from './agree-with-version.ts'
import { findServiceBySlug, listCategoriesDownTo } from './catalogue.sql.ts'
import { presentService } from './present-service.ts'
import { readDefinition } from './read-definition.ts'

export const getForm: UseCase<typeof calls.getForm> = async (tx, _caller, { slug }) => {
  const service = await findServiceBySlug(tx, slug)
  if (service?.status !== 1) throw refuse('service_not_found')
  const version = service.definitionId === null ? null : await readDefinition(tx, service.definitionId)
  const details = agreeWithVersion(service.details, version)
  return { data: presentService({ ...service, details }, await listCategoriesDownTo(tx, service.category_id)) }
}
