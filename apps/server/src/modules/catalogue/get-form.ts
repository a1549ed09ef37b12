// The public page of a service.
import type * as calls from '@khyanalt/contract/catalogue'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { findServiceBySlug, listCategoriesDownTo } from './catalogue.sql.ts'
import { presentService } from './present-service.ts'

export const getForm: UseCase<typeof calls.getForm> = async (tx, _caller, { slug }) => {
  const service = await findServiceBySlug(tx, slug)
  if (service?.status !== 1) throw refuse('service_not_found')
  return { data: presentService(service, await listCategoriesDownTo(tx, service.category_id)) }
}
