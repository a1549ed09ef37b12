import type * as calls from '@khyanalt/contract/agency'
import type { UseCase } from '../../http/bind.ts'
import { listCategories, listLicenceServices } from './catalogue.sql.ts'
import { presentServiceCard } from './present-service.ts'

/** Licences by top category; categories without one are left out (CON-044). */
export const listLicences: UseCase<typeof calls.listLicences> = async tx => {
  const services = await listLicenceServices(tx)
  const groups = (await listCategories(tx)).map(category => ({
    category: { id: category.id, name: { mn: category.name_mn, en: category.name_en } },
    services: services.filter(service => service.top_category_id === category.id).map(presentServiceCard),
  }))
  return { data: groups.filter(group => group.services.length > 0) }
}
