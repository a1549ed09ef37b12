// SQL of invoices.
import type { InvoiceState } from '@khyanalt/domain/invoice-status'
import type { Mongo } from '@khyanalt/domain/money'
import type { Expression, SqlBool } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

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
  readonly receipt: string | null
  readonly reason: string | null
  readonly version: number
  readonly created_at: Date
  readonly owner_user_id: string
  readonly owner_company_id: string | null
  readonly request_created_by: string
  readonly applicant: string
  readonly payer_register_number: string | null
  readonly organization_mn: string | null
  readonly organization_en: string | null
}

const selectInvoice = (tx: Tx) =>
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
      'f.name as receipt',
      'i.reason',
      'i.version',
      'i.created_at',
      'r.owner_user_id',
      'r.owner_company_id',
      'r.created_by as request_created_by',
      eb.fn.coalesce('o.name_mn', 'p.name').as('applicant'),
      eb.fn.coalesce('o.register_number', 'p.register_number').as('payer_register_number'),
      'u.name_mn as organization_mn',
      'u.name_en as organization_en',
    ])

/** An invoice by id or number. */
export const findInvoice = async (tx: Tx, key: string): Promise<InvoiceRecord | null> =>
  ((await selectInvoice(tx)
    .where(key.startsWith('N') ? 'i.gen_id' : 'i.id', '=', key)
    .executeTakeFirst()) as InvoiceRecord | undefined) ?? null

/** The open invoice of a request. */
export const findUnpaid = async (tx: Tx, requestId: string): Promise<InvoiceRecord | null> =>
  ((await selectInvoice(tx).where('i.request_id', '=', requestId).where('i.state', '=', 'unpaid').executeTakeFirst()) as
    | InvoiceRecord
    | undefined) ?? null

/** Every invoice of a request, oldest first. */
export const listOfRequest = async (tx: Tx, requestId: string): Promise<InvoiceRecord[]> =>
  (await selectInvoice(tx).where('i.request_id', '=', requestId).orderBy('i.created_at').execute()) as InvoiceRecord[]

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
type Page = { readonly page: number; readonly size: number }

/** Own invoices in the given states, newest first. */
export const listOwnInvoices = async (tx: Tx, payer: Payer, states: readonly InvoiceState[], { page, size }: Page) => {
  const own = selectInvoice(tx)
    .where('i.state', 'in', [...states])
    .where(eb => eb.or(ownedBy(eb, payer)))
  const rows = (await own
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()) as InvoiceRecord[]
  const { total } = await own
    .clearSelect()
    .select(eb => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

/** How many own unpaid invoices lack a receipt (CON-142). */
export const countWithoutReceipt = async (tx: Tx, payer: Payer): Promise<number> => {
  const { count } = await selectInvoice(tx)
    .where('i.state', '=', 'unpaid')
    .where('i.receipt_file_id', 'is', null)
    .where(eb => eb.or(ownedBy(eb, payer)))
    .clearSelect()
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Invoices within scope, newest first. */
export const listScopedInvoices = async (
  tx: Tx,
  scopes: readonly {
    readonly module?: string | undefined
    readonly categoryId?: number | undefined
    readonly organizationId?: number | undefined
  }[],
  filters: { readonly state?: InvoiceState | undefined; readonly hasReceipt?: boolean | undefined },
  { page, size }: Page,
) => {
  const matching = selectInvoice(tx)
    .where(eb =>
      eb.or(
        scopes.map(scope =>
          eb.and([
            ...(scope.module ? [eb('r.module', '=', scope.module)] : []),
            ...(scope.categoryId !== undefined ? [eb('r.category_id', '=', scope.categoryId)] : []),
            ...(scope.organizationId !== undefined ? [eb('r.organization_id', '=', scope.organizationId)] : []),
          ]),
        ),
      ),
    )
    .$if(filters.state !== undefined, query => query.where('i.state', '=', filters.state ?? ''))
    .$if(filters.hasReceipt !== undefined, query =>
      query.where('i.receipt_file_id', filters.hasReceipt ? 'is not' : 'is', null),
    )
  const rows = (await matching
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()) as InvoiceRecord[]
  const { total } = await matching
    .clearSelect()
    .select(eb => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

type OwnerColumns = 'r.owner_user_id' | 'r.owner_company_id' | 'r.created_by'
const ownedBy = (
  eb: {
    (column: OwnerColumns, op: '=', value: string): Expression<SqlBool>
    (column: OwnerColumns, op: 'in', values: string[]): Expression<SqlBool>
  },
  payer: Payer,
): Expression<SqlBool>[] => [
  eb('r.owner_user_id', '=', payer.userId),
  eb('r.created_by', '=', payer.userId),
  ...(payer.companyIds.length > 0 ? [eb('r.owner_company_id', 'in', [...payer.companyIds])] : []),
]
