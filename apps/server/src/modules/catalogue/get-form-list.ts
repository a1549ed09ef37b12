// The services of a category.
import type * as calls from '@khyanalt/contract/catalogue'
import type { UseCase } from '../../http/bind.ts'
import { listServices } from './catalogue.sql.ts'
import { presentServiceCard } from './present-service.ts'

export const getFormList: UseCase<typeof calls.getFormList> = async (tx, _caller, { serviceid }) => {
  const data = (await listServices(tx, serviceid)).map(presentServiceCard)
  return { data, form_count: data.length }
}
