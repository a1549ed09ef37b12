// What was sent of a case, as its type reads it.
import type { CaseSubmissions } from '../../db/schema.ts'
import type { Tx } from '../../db/transaction.ts'
import { findSubmission } from './cases.sql.ts'

/** What was sent in a round. */
export const readSubmission = (
  tx: Tx,
  caseId: string,
  round: number,
): Promise<CaseSubmissions['content']['__select__']> => findSubmission(tx, caseId, round)
