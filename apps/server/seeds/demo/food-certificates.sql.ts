// SQL of the demo's food-safety references.
import type { Tx } from '../../src/db/transaction.ts'

/** Whether references were made before. */
export const hasFoodCertificates = async (tx: Tx): Promise<boolean> =>
  (await tx.selectFrom('food_certificates').select('id').limit(1).executeTakeFirst()) !== undefined
