import type * as calls from '@khyanalt/contract/companies'
import type { UseCase } from '../../http/bind.ts'
import { listOwnRows } from './companies.sql.ts'
import { presentCard } from './present-company.ts'

export const listOwnCompanies: UseCase<typeof calls.listOwnCompanies> = async (tx, caller, { sid }) => ({
  data: (await listOwnRows(tx, caller.userId, sid)).map(presentCard),
})
