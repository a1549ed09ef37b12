// SQL of offers to pay invoices online.
import { type Mongo, noMoney } from '@khyanalt/domain/money'
import type { ArrivedPayment, OnlinePaymentState, PayLink } from '@khyanalt/domain/online-payment'
import { type SqlBool, sql } from 'kysely'
import { inOneOf, type MoneyScope } from '../../db/money-scope.sql.ts'
import type { Tx } from '../../db/transaction.ts'

const selectPayment = (tx: Tx) =>
  tx
    .selectFrom('online_payments as p')
    .select([
      'p.id',
      'p.invoice_id',
      'p.provider_invoice',
      'p.amount',
      'p.state',
      'p.qr_text',
      'p.links',
      'p.arrived',
      'p.received',
      'p.returned',
      'p.asked_at',
    ])

/** An offer. */
export type OnlinePayment = NonNullable<Awaited<ReturnType<typeof findPayment>>>

export const findPayment = async (tx: Tx, id: string) =>
  (await selectPayment(tx).where('p.id', '=', id).executeTakeFirst()) ?? null

/** The latest offer for an invoice that was not taken back. */
export const findLatest = async (tx: Tx, invoiceId: string): Promise<OnlinePayment | null> =>
  (await selectPayment(tx)
    .where('p.invoice_id', '=', invoiceId)
    .where('p.state', '<>', 'cancelled')
    .orderBy('p.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()) ?? null

/** An offer that nobody else changes until the transaction ends. */
export const lockPayment = async (tx: Tx, id: string): Promise<OnlinePayment | null> =>
  (await selectPayment(tx).where('p.id', '=', id).forUpdate().executeTakeFirst()) ?? null

/** Stores an offer; false when the invoice has an open one already. */
export const insertPayment = async (
  tx: Tx,
  payment: {
    readonly id: string
    readonly invoice_id: string
    readonly provider_invoice: string
    readonly amount: Mongo
    readonly qr_text: string
    readonly links: readonly PayLink[]
    readonly created_by: string
    readonly created_at: Date
  },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('online_payments')
    .values({
      ...payment,
      state: 'open',
      links: JSON.stringify(payment.links),
      arrived: '[]',
      asked_at: payment.created_at,
      received: noMoney,
      returned: noMoney,
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Notes that the provider is about to be asked; false when it was a moment ago. */
export const markAsked = async (tx: Tx, id: string, at: Date, notSince: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('online_payments')
    .set({ asked_at: at })
    .where('id', '=', id)
    .where('asked_at', '<=', notSince)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Writes what arrived for a locked offer. */
export const updatePayment = async (
  tx: Tx,
  id: string,
  change: {
    readonly state: OnlinePaymentState
    readonly arrived: readonly ArrivedPayment[]
    readonly received: Mongo
    readonly closed_at?: Date
  },
): Promise<void> => {
  await tx
    .updateTable('online_payments')
    .set({ ...change, arrived: JSON.stringify(change.arrived) })
    .where('id', '=', id)
    .execute()
}

/** Notes what was given back of a locked offer, by whom and why. */
export const markReturned = async (
  tx: Tx,
  id: string,
  back: { readonly returned: Mongo; readonly return_reason: string; readonly returned_by: string },
): Promise<void> => {
  await tx.updateTable('online_payments').set(back).where('id', '=', id).execute()
}

/** Open offers that are due to be asked about, longest first: young ones each minute, old ones each hour. */
export const listDue = async (tx: Tx, now: Date, limit: number): Promise<string[]> => {
  const rows = await tx
    .selectFrom('online_payments')
    .select('id')
    .where('state', 'in', ['open', 'short'])
    .where(
      sql<boolean>`asked_at <= ${now}::timestamptz - case
        when created_at > ${now}::timestamptz - interval '15 minutes' then interval '50 seconds'
        when created_at > ${now}::timestamptz - interval '1 day' then interval '10 minutes'
        else interval '1 hour' end`,
    )
    .orderBy('asked_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** What belongs to the payer of an offer, as `owedBack` of the domain says. */
const owed = sql<SqlBool>`p.received > case p.state when 'paid' then p.amount else 0 end + p.returned`

/** Offers within scope for which something arrived, newest first. */
export const listForDesk = async (
  tx: Tx,
  scopes: readonly MoneyScope[],
  { view, page, results }: { readonly view: 'owed' | 'all'; readonly page: number; readonly results: number },
) => {
  const matching = selectPayment(tx)
    .innerJoin('invoices as i', 'i.id', 'p.invoice_id')
    .innerJoin('requests as r', 'r.id', 'i.request_id')
    .where('p.received', '>', noMoney)
    .where(inOneOf(scopes))
    .$if(view === 'owed', query => query.where(owed))
  const { total } = await matching
    .clearSelect()
    .select(eb => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await matching
    .innerJoin('users as u', 'u.id', 'r.owner_user_id')
    .leftJoin('companies as o', 'o.id', 'r.owner_company_id')
    .select(eb => [
      'i.gen_id',
      'r.request_number',
      'p.return_reason',
      'p.created_at',
      eb.fn.coalesce('o.name_mn', 'u.name').as('applicant'),
    ])
    .orderBy('p.created_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(results)
    .offset((page - 1) * results)
    .execute()
  return { rows, total: Number(total) }
}
