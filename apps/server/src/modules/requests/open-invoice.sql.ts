import type { Tx } from '../../db/transaction.ts'

/** The unpaid invoice of a request. */
export const findOpenInvoice = async (tx: Tx, requestId: string) => {
  const row = await tx
    .selectFrom('invoices as i')
    .leftJoin('files as f', 'f.id', 'i.receipt_file_id')
    .select(['i.id', 'i.gen_id', 'i.amount', 'i.due_on as duedate', 'f.name as receipt'])
    .where('i.request_id', '=', requestId)
    .where('i.state', '=', 'unpaid')
    .executeTakeFirst()
  return row ?? null
}
