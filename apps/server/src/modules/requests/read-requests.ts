// What other modules ask of several requests at once.
import type { Tx } from '../../db/transaction.ts'
import type { RequestRecord } from './request-record.ts'
import { listByNumbers } from './requests.sql.ts'

/** The requests of some numbers, unlocked; a number that names none is left out. */
export const readRequests = (tx: Tx, numbers: readonly string[]): Promise<readonly RequestRecord[]> =>
  listByNumbers(tx, numbers)
