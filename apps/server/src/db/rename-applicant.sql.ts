// SQL of the name under which requests of a company are found.
import type { Tx } from './transaction.ts'

/** What the company sent is found by its new name; versions stay, since nothing of the requests is new. */
export const renameApplicant = async (tx: Tx, companyId: string, key: string): Promise<void> => {
  await tx
    .updateTable('requests')
    .set({ applicant_key: key })
    .where('owner_company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where('applicant_key', 'is not', null)
    .execute()
}
