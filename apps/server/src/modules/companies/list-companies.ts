import type * as calls from '@khyanalt/contract/companies'
import type { UseCase } from '../../http/bind.ts'
import { listNames } from './companies.sql.ts'

export const listCompanies: UseCase<typeof calls.listCompanies> = async (tx, caller, { sid }) => ({
  data: Object.fromEntries((await listNames(tx, caller.userId, sid)).map(row => [row.id, row.name])),
})
