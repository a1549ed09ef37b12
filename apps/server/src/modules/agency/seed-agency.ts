// The data that an agency begins with where somebody else gives them: those of a demo.
import type { Agency, PaymentAccount } from '@khyanalt/domain/agency'
import type { Tx } from '../../db/transaction.ts'
import { writeAgency } from './agency.sql.ts'
import { factsOf } from './read-agency.ts'

/** Stores them unless the agency has given its own. */
export const seedAgency = async (
  tx: Tx,
  agency: Omit<Agency, 'given' | 'logo'>,
  account: PaymentAccount | null,
  at: Date,
): Promise<void> => {
  await writeAgency(tx, 0, { facts: factsOf({ ...agency, given: true, logo: null }), account, by: null, at })
}
