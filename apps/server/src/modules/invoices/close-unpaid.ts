// Ends the open invoice of a request that expired or owes nothing any more, so that nobody pays for nothing.
import type { Tx } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { findUnpaid, updateInvoice } from './invoices.sql.ts'

/** Voids it with a reason, if there is one; answers its number. */
export const closeUnpaid = async (
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  requestId: string,
  reason: string,
  /** Who of the agency; absent for the night. */
  by?: string,
): Promise<string | null> => {
  const invoice = await findUnpaid(tx, requestId)
  if (!invoice) return null
  await updateInvoice(tx, invoice.id, {
    state: 'void',
    reason,
    closed_at: clock.now(),
    ...(by === undefined ? {} : { closed_by: by }),
  })
  return invoice.gen_id
}
