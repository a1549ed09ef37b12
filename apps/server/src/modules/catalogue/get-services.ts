// Reading services for the public pages.
import type { getForm, getFormList, getModalFormList, getOldForm } from '@khyanalt/contract/catalogue'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { findServiceById, findServiceBySlug, listCategoriesDownTo, listServices } from './catalogue.sql.ts'
import { presentService, presentServiceCard } from './present-service.ts'

export const listServicesOfCategory: UseCase<typeof getFormList> = async (tx, _caller, { serviceid }) => {
  const data = (await listServices(tx, serviceid)).map(presentServiceCard)
  return { data, form_count: data.length }
}

export const listFolderServices: UseCase<typeof getModalFormList> = async (tx, _caller, { serviceid }) => ({
  data: (await listServices(tx, serviceid)).map(presentServiceCard),
})

export const getServicePage: UseCase<typeof getForm> = async (tx, _caller, { slug }) => {
  const service = await findServiceBySlug(tx, slug)
  if (service?.status !== 1) throw refuse('service_not_found')
  return { data: presentService(service, await listCategoriesDownTo(tx, service.category_id)) }
}

export const findOldForm: UseCase<typeof getOldForm> = async (tx, _caller, { id }) => {
  const service = await findServiceById(tx, id)
  if (!service) throw refuse('service_not_found')
  return { slug: service.slug }
}
