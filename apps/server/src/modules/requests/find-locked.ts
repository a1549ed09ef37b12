import type { Tx } from '../../db/transaction.ts'
import type { RequestRecord } from './request-record.ts'
import { findRequestForUpdate } from './requests.sql.ts'

/** Locks a request if there is one, for use cases that go on to the next when there is none. */
export const findLocked = (tx: Tx, requestNumber: string): Promise<RequestRecord | null> =>
  findRequestForUpdate(tx, requestNumber)
