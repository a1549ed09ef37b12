// What forms know of the applicant, for the sender that is being chosen.
import type * as calls from '@khyanalt/contract/applicants'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { mayNameCompany } from '../senders/read-sender.ts'
import { getOwnRequest } from './own-request.ts'
import { presentApplicant } from './present-request.ts'
import { readApplicant } from './read-applicant.ts'

export const getApplicant: UseCase<typeof calls.getApplicant> = async (tx, caller, { id, company_id }) => {
  const { owner_user_id, owner_company_id } = await getOwnRequest(tx, caller, id)
  const companyId = company_id === undefined ? owner_company_id : company_id || null
  if (companyId && companyId !== owner_company_id && !(await mayNameCompany(tx, caller, companyId, owner_user_id))) {
    throw refuse('company_missing')
  }
  return { data: presentApplicant(await readApplicant(tx, { owner_user_id, owner_company_id: companyId })) }
}
