// SQL of the demo's fee reports.
import type { Tx } from '../../src/db/transaction.ts'

/** Whether reports were made before. */
export const hasFeeReports = async (tx: Tx): Promise<boolean> =>
  (await tx.selectFrom('fee_reports').select('id').limit(1).executeTakeFirst()) !== undefined

/** The version of a report as it is now. */
export const getReportVersion = async (tx: Tx, id: string): Promise<number> =>
  (await tx.selectFrom('fee_reports').select('version').where('id', '=', id).executeTakeFirstOrThrow()).version
