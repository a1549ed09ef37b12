// SQL of the payment provider that the demo brings.
import type { Mongo } from '@khyanalt/domain/money'
import { sql } from 'kysely'
import type { Tx } from '../db/transaction.ts'

/** A payment that was pressed. */
export type DemoPayment = { readonly id: string; readonly amount: Mongo; readonly refunded?: true }
export type DemoInvoice = {
  readonly id: string
  readonly number: string
  readonly description: string
  readonly amount: Mongo
  readonly callback: string
  readonly cancelled: boolean
  readonly payments: readonly DemoPayment[]
}

/** Stores an invoice. */
export const insertDemoInvoice = async (
  tx: Tx,
  invoice: Omit<DemoInvoice, 'cancelled' | 'payments'> & { readonly created_at: Date },
): Promise<void> => {
  await tx
    .insertInto('demo_bank_invoices')
    .values({ ...invoice, payments: '[]' })
    .execute()
}

/** An invoice, which nobody else changes until the transaction ends. */
export const lockDemoInvoice = async (tx: Tx, id: string): Promise<DemoInvoice | null> => {
  const row = await tx
    .selectFrom('demo_bank_invoices')
    .select(['id', 'number', 'description', 'amount', 'callback', 'cancelled', 'payments'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** The invoice of a payment. */
export const findDemoInvoiceOf = async (tx: Tx, paymentId: string): Promise<string | null> => {
  const row = await tx
    .selectFrom('demo_bank_invoices')
    .select('id')
    .where(sql<boolean>`payments @> ${JSON.stringify([{ id: paymentId }])}::jsonb`)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Writes what became of a locked invoice. */
export const updateDemoInvoice = async (
  tx: Tx,
  id: string,
  change: { readonly cancelled?: boolean; readonly payments?: readonly DemoPayment[] },
): Promise<void> => {
  const { payments, ...columns } = change
  await tx
    .updateTable('demo_bank_invoices')
    .set({ ...columns, ...(payments && { payments: JSON.stringify(payments) }) })
    .where('id', '=', id)
    .execute()
}
