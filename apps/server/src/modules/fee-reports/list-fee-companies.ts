// The organisations that the caller may report for.
import type * as calls from '@khyanalt/contract/fee-reports'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { listCompaniesById } from './fee-reports.sql.ts'
import { presentCompany } from './present-report.ts'

export const listFeeCompanies: UseCase<typeof calls.listFeeCompanies> = async (tx, caller, { userId }) => {
  // Somebody else's companies are nobody's business (CON-183).
  if (userId !== caller.userId) throw refuse('not_found')
  return { data: (await listCompaniesById(tx, caller.companyIds)).map(presentCompany) }
}
