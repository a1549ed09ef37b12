// Ends the open invoice of a request that expired, so that nobody pays for nothing.
import type { Tx } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { findUnpaid, updateInvoice } from './invoices.sql.ts'

/** Voids it with a reason, if there is one. */
export const closeUnpaid = async (
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  requestId: string,
  reason: string,
): Promise<void> => {
  const invoice = await findUnpaid(tx, requestId)
  if (invoice) await updateInvoice(tx, invoice.id, { state: 'void', reason, closed_at: clock.now() })
}
