import type * as calls from '@khyanalt/contract/companies'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { readOwnCompany } from './read-companies.ts'

export const getCompany: UseCase<typeof calls.getCompany> = async (tx, caller, { id }) => {
  const data = await readOwnCompany(tx, caller.userId, id)
  if (!data) throw refuse('company_not_found')
  return { data }
}
