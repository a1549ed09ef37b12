// A company took another name: what it sent is found by it.
import type { Tx } from '../../db/transaction.ts'
import { applicantKey } from './applicant-key.ts'
import { updateApplicantKeys } from './requests.sql.ts'

export const renameApplicant = (
  tx: Tx,
  companyId: string,
  names: { readonly name_mn: string; readonly name_en: string | null },
): Promise<void> => updateApplicantKeys(tx, companyId, applicantKey({ person: {}, company: names }))
