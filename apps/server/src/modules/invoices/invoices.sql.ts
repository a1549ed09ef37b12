// SQL of invoices.
import { isDocumentNumber } from '@khyanalt/domain/document-numbers'
import type { InvoiceState } from '@khyanalt/domain/invoice-status'
import type { Mongo } from '@khyanalt/domain/money'
import { type Expression, type SqlBool, sql } from 'kysely'
import { inScope, type MoneyScope } from '../../db/money-scope.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import { isUuid } from '../../db/uuid.ts'

/** An invoice with the request it belongs to. */
export type InvoiceRecord = {
  readonly id: string
  readonly gen_id: string
  readonly request_id: string
  readonly request_number: string
  readonly service_name_mn: string
  readonly service_name_en: string
  readonly amount: Mongo
  readonly state: InvoiceState
  readonly due_on: string
  readonly expires_on: string | null
  readonly receipt: string | null
  readonly reason: string | null
  readonly version: number
  readonly created_at: Date
  readonly owner_user_id: string
  readonly owner_company_id: string | null
  readonly request_created_by: string
  readonly request_desk_id: number | null
  readonly applicant: string
  readonly payer_register_number: string | null
  readonly organization_mn: string | null
  readonly organization_en: string | null
}

/** Invoices with all that a row or a paper shows. */
export const selectInvoice = (tx: Tx) =>
  tx
    .selectFrom('invoices as i')
    .innerJoin('requests as r', 'r.id', 'i.request_id')
    .innerJoin('services as s', 's.id', 'r.service_id')
    .innerJoin('users as p', 'p.id', 'r.owner_user_id')
    .leftJoin('companies as o', 'o.id', 'r.owner_company_id')
    .leftJoin('organizations as u', 'u.id', 'r.organization_id')
    .leftJoin('files as f', 'f.id', 'i.receipt_file_id')
    .select(eb => [
      'i.id',
      'i.gen_id',
      'i.request_id',
      'r.request_number',
      's.name_mn as service_name_mn',
      's.name_en as service_name_en',
      'i.amount',
      'i.state',
      'i.due_on',
      'r.expires_on',
      'f.name as receipt',
      'i.reason',
      'i.version',
      'i.created_at',
      'r.owner_user_id',
      'r.owner_company_id',
      'r.created_by as request_created_by',
      'r.desk_id as request_desk_id',
      eb.fn.coalesce('o.name_mn', 'p.name').as('applicant'),
      eb.fn.coalesce('o.register_number', 'p.register_number').as('payer_register_number'),
      'u.name_mn as organization_mn',
      'u.name_en as organization_en',
    ])

/** An invoice by id or number; any other text names none. */
export const findInvoice = async (tx: Tx, key: string): Promise<InvoiceRecord | null> => {
  const column = isUuid(key) ? 'i.id' : isDocumentNumber('invoice', key) ? 'i.gen_id' : null
  if (!column) return null
  return (await selectInvoice(tx).where(column, '=', key).executeTakeFirst()) ?? null
}

/** The open invoice of a request. */
export const findUnpaid = async (tx: Tx, requestId: string): Promise<InvoiceRecord | null> =>
  (await selectInvoice(tx).where('i.request_id', '=', requestId).where('i.state', '=', 'unpaid').executeTakeFirst()) ??
  null

/** Every invoice of a request, oldest first. */
export const listOfRequest = async (tx: Tx, requestId: string): Promise<InvoiceRecord[]> =>
  await selectInvoice(tx).where('i.request_id', '=', requestId).orderBy('i.created_at').execute()

/** Stores a new invoice. */
export const insertInvoice = async (
  tx: Tx,
  invoice: {
    readonly id: string
    readonly gen_id: string
    readonly request_id: string
    readonly amount: Mongo
    readonly due_on: string
    readonly created_by: string
    readonly created_at: Date
  },
): Promise<void> => {
  await tx
    .insertInto('invoices')
    .values({ ...invoice, state: 'unpaid' })
    .execute()
}

/** Writes a change; the version grows by one. The request row is locked by the caller. */
export const updateInvoice = async (
  tx: Tx,
  id: string,
  change: {
    readonly state?: InvoiceState
    readonly receipt_file_id?: string | null
    readonly reason?: string | null
    readonly closed_by?: string
    readonly closed_at?: Date
  },
): Promise<void> => {
  await tx
    .updateTable('invoices')
    .set(change)
    .set(eb => ({ version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Whose invoices. */
export type Payer = { readonly userId: string; readonly companyIds: readonly string[] }
/** For each of the invoices, the numbers of others that hold the very same file; of a payer, only the own ones. */
export const listSameReceipts = async (
  tx: Tx,
  invoiceIds: readonly string[],
  payer: Payer | null,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  if (invoiceIds.length === 0) return new Map()
  const rows = await tx
    .selectFrom('invoices as mine')
    .innerJoin('files as held', 'held.id', 'mine.receipt_file_id')
    .innerJoin('files as same', join =>
      join.onRef('same.sha256', '=', 'held.sha256').on('same.purpose', '=', 'receipt'),
    )
    .innerJoin('invoices as i', 'i.receipt_file_id', 'same.id')
    .innerJoin('requests as r', 'r.id', 'i.request_id')
    .where('held.purpose', '=', 'receipt')
    .where('mine.id', 'in', [...invoiceIds])
    .whereRef('i.id', '<>', 'mine.id')
    .$if(payer !== null, query => query.where(eb => eb.or(payer ? ownedBy(eb, payer) : [])))
    .select(['mine.id', 'i.gen_id'])
    .orderBy('i.gen_id')
    .execute()
  const numbers = new Map<string, string[]>()
  for (const { id, gen_id } of rows) numbers.set(id, [...(numbers.get(id) ?? []), gen_id])
  return numbers
}

// Fees of one amount are many; what is older than these is paid by number or not at all.
const mostOfAmounts = 300

/** Within scope: invoices with one of the numbers, and the newest unpaid ones of one of the amounts. */
export const listByNumberOrAmount = async (
  tx: Tx,
  scopes: readonly MoneyScope[],
  { numbers, amounts }: { readonly numbers: readonly string[]; readonly amounts: readonly Mongo[] },
): Promise<InvoiceRecord[]> => {
  const found = selectInvoice(tx).where(eb => eb.or(scopes.map(scope => inScope(scope))))
  const named = numbers.length === 0 ? [] : await found.where('i.gen_id', 'in', [...new Set(numbers)]).execute()
  const alike =
    amounts.length === 0
      ? []
      : await found
          .where('i.state', '=', 'unpaid')
          .where('i.amount', 'in', [...new Set(amounts)])
          .orderBy('i.created_at', 'desc')
          .limit(mostOfAmounts)
          .execute()
  return [...named, ...alike.filter(({ id }) => named.every(each => each.id !== id))]
}

/** What is a company's belongs to its members, whoever of them made it; operators see what they made for customers. */
const ownedBy = (
  eb: (column: 'r.owner_company_id', op: 'in', values: string[]) => Expression<SqlBool>,
  { userId, companyIds }: Payer,
): Expression<SqlBool>[] => [
  sql<SqlBool>`(r.owner_user_id = ${userId} and r.owner_company_id is null)`,
  sql<SqlBool>`(r.created_by = ${userId} and r.owner_user_id <> ${userId})`,
  ...(companyIds.length > 0 ? [eb('r.owner_company_id', 'in', [...companyIds])] : []),
]
