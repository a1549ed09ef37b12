// The services of a folder.
import type * as calls from '@khyanalt/contract/catalogue'
import type { UseCase } from '../../http/bind.ts'
import { listServices } from './catalogue.sql.ts'
import { presentServiceCard } from './present-service.ts'

export const getModalFormList: UseCase<typeof calls.getModalFormList> = async (tx, _caller, { serviceid }) => ({
  data: (await listServices(tx, serviceid)).map(presentServiceCard),
})
