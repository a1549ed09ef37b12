// The bill of an invoice that waits for its payer, for whoever writes to the payer.
import type { Tx } from './transaction.ts'

/** By its number; null once it has a receipt, is paid or void. */
export const findUnpaidBill = async (tx: Tx, number: string) => {
  const row = await tx
    .selectFrom('invoices')
    .select(['gen_id as number', 'amount', 'due_on as due'])
    .where('gen_id', '=', number)
    .where('state', '=', 'unpaid')
    .where('receipt_file_id', 'is', null)
    .executeTakeFirst()
  return row ?? null
}
