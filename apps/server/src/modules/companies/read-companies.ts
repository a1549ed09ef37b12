// Reading companies: the own ones as cards or names, one in full, its members.

import type { Company } from '@khyanalt/contract/company-schema'
import type { Tx } from '../../db/transaction.ts'
import { findOwnCompany } from './companies.sql.ts'
import { presentCompany } from './present-company.ts'

/** A company as its member sees it; null for everybody else. */
export const readOwnCompany = async (tx: Tx, userId: string, id: string): Promise<Company | null> => {
  const company = await findOwnCompany(tx, userId, { id })
  return company && presentCompany(tx, company)
}
