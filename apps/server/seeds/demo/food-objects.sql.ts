// SQL of the demo's food objects.
import type { Tx } from '../../src/db/transaction.ts'

/** Whether objects were made before. */
export const hasFoodObjects = async (tx: Tx): Promise<boolean> =>
  (await tx.selectFrom('food_registrations').select('case_id').limit(1).executeTakeFirst()) !== undefined

/** The version that a decider sees now. */
export const readVersion = async (tx: Tx, number: string): Promise<number> =>
  (await tx.selectFrom('cases').select('version').where('number', '=', number).executeTakeFirstOrThrow()).version
