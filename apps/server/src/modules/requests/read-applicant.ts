// The person and company a request is for.
import type { Tx } from '../../db/transaction.ts'
import { findCompany, readPerson } from './people.sql.ts'
import type { RequestRecord } from './request-record.ts'

/** Owner and, where the owner acts for one, company. */
export const readApplicant = async (tx: Tx, request: Pick<RequestRecord, 'owner_user_id' | 'owner_company_id'>) => ({
  person: await readPerson(tx, request.owner_user_id),
  company: request.owner_company_id ? ((await findCompany(tx, request.owner_company_id)) ?? null) : null,
})

/** Both as they are read. */
export type Applicant = Awaited<ReturnType<typeof readApplicant>>
