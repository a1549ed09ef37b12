// SQL of lists of invoices: a page is cut from invoices alone, then what its rows bring is read for them.
import { moneyDeskTotalLimit } from '@khyanalt/contract/invoices'
import type { InvoiceState } from '@khyanalt/domain/invoice-status'
import { type Expression, type SqlBool, sql } from 'kysely'
import { countTo, inOrderOf, listLatest, openFound } from '../../db/found-rows.sql.ts'
import { inScope, isUnlimited, type MoneyScope } from '../../db/money-scope.sql.ts'
import { hasPart, mostAlike } from '../../db/number-parts.sql.ts'
import type { Tx } from '../../db/transaction.ts'
import { type InvoiceRecord, type Payer, selectInvoice } from './invoices.sql.ts'

type Page = { readonly page: number; readonly size: number }

/** Own invoices in the given states, newest first. */
export const listOwnInvoices = async (tx: Tx, payer: Payer, states: readonly InvoiceState[], { page, size }: Page) => {
  const own = tx
    .selectFrom('invoices as i')
    .where('i.state', 'in', [...states])
    .where(isOfPayer(payer))
  const shown = await own
    .select('i.id')
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute()
  const { total } = await own.select(eb => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows: await readInvoices(tx, shown), total: Number(total) }
}

/** How many own unpaid invoices lack a receipt (CON-142). */
export const countWithoutReceipt = async (tx: Tx, payer: Payer): Promise<number> => {
  const { count } = await tx
    .selectFrom('invoices as i')
    .where('i.state', '=', 'unpaid')
    .where('i.receipt_file_id', 'is', null)
    .where(isOfPayer(payer))
    .select(eb => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export type DeskFilters = {
  readonly state?: InvoiceState | undefined
  readonly hasReceipt?: boolean | undefined
  /** The beginning of the number of an invoice or a request. */
  readonly number?: string | undefined
  /** To be paid before this day. */
  readonly dueBefore?: string | undefined
}

/** The latest invoices within scope of which the number holds a part, or that are of one of these requests. */
export const findLatestInvoices = async (
  tx: Tx,
  scopes: readonly MoneyScope[],
  { part, requests }: { readonly part: string | null; readonly requests: readonly string[] },
  limit: number,
): Promise<InvoiceRecord[]> => {
  const scoped = selectMatching(tx, scopes, {}).select(['i.id', 'i.created_at as at'])
  const numbered = sql<string[]>`array(select q.id from invoices q where ${hasPart('q.gen_id', part ?? '0000')}
    limit ${sql.lit(mostAlike)})`
  const ofRequests = scoped.where(sql<SqlBool>`i.request_id = any(${[...requests]}::uuid[])`)
  const found = await listLatest(
    tx,
    part === null ? ofRequests : scoped.where(sql<SqlBool>`i.id = any(${numbered})`).unionAll(ofRequests),
    limit,
  )
  return readInvoices(tx, found)
}

/** Invoices within scope, those to be paid first, with how many there are, counted up to a limit. */
export const listFirstInvoices = async (tx: Tx, scopes: readonly MoneyScope[], filters: DeskFilters, limit: number) => {
  const matching = selectMatching(tx, scopes, filters)
  const total = await countTo(tx, matching.select('i.id'), moneyDeskTotalLimit)
  // More than are counted are a pile of which any are the first.
  const gathered = matching.select(['i.id', 'i.due_on']).limit(moneyDeskTotalLimit)
  const shown = await tx
    .selectFrom(gathered.as('g'))
    .select('g.id')
    .orderBy('g.due_on')
    .orderBy('g.id')
    .limit(limit)
    .execute()
  return { rows: await readInvoices(tx, shown), total }
}

/** Invoices within scope, newest first, with how many there are, counted up to a limit. */
export const listScopedInvoices = async (
  tx: Tx,
  scopes: readonly MoneyScope[],
  filters: DeskFilters,
  { page, size }: Page,
) => {
  const matching = selectMatching(tx, scopes, filters)
  const total = await countTo(tx, matching.select('i.id'), moneyDeskTotalLimit)
  const first = (page - 1) * size
  // Behind what is counted nobody turns pages; a made-up page number costs nothing.
  if (first >= total) return { rows: [], total }
  const shown = await openFound(tx, matching.select(['i.id', 'i.created_at']), total < moneyDeskTotalLimit)
    .selectFrom('found')
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(size)
    .offset(first)
    .execute()
  return { rows: await readInvoices(tx, shown), total }
}

const selectMatching = (tx: Tx, scopes: readonly MoneyScope[], { state, hasReceipt, number, dueBefore }: DeskFilters) =>
  tx
    .selectFrom('invoices as i')
    // Most see all; whoever does needs no request to be looked at.
    .$if(!scopes.some(isUnlimited), query =>
      query.where(eb =>
        eb.exists(
          eb
            .selectFrom('requests as r')
            .select('r.id')
            .whereRef('r.id', '=', 'i.request_id')
            .where(one => one.or(scopes.map(scope => inScope(scope)))),
        ),
      ),
    )
    .$if(state !== undefined, query => query.where('i.state', '=', state ?? 'unpaid'))
    .$if(hasReceipt !== undefined, query => query.where('i.receipt_file_id', hasReceipt ? 'is not' : 'is', null))
    .$if(dueBefore !== undefined, query => query.where('i.due_on', '<', dueBefore ?? ''))
    .$if(number !== undefined, query => query.where(isNumbered(number ?? '')))

/** Requests are found first, the newest of those that begin so. */
const isNumbered = (number: string): Expression<SqlBool> => {
  const begins = `${number.toUpperCase().replace(/[\\%_]/g, '\\$&')}%`
  return sql<SqlBool>`(i.gen_id like ${begins} or i.request_id = any(array(
    select q.id from requests q where q.request_number like ${begins}
    order by q.request_number desc limit ${sql.lit(moneyDeskTotalLimit)})))`
}

const readInvoices = async (tx: Tx, shown: readonly { readonly id: string }[]): Promise<InvoiceRecord[]> => {
  if (shown.length === 0) return []
  const ids = shown.map(({ id }) => id)
  const rows = await selectInvoice(tx).where('i.id', 'in', ids).execute()
  return inOrderOf(shown, rows)
}

/** A payer's requests, each kind by its index; only drafts are ever deleted, and those have no invoice. */
const isOfPayer = ({ userId, companyIds }: Payer): Expression<SqlBool> => sql<SqlBool>`i.request_id = any(array(
  select r.id from requests r
    where r.owner_user_id = ${userId} and r.owner_company_id is null and r.deleted_at is null
  union all
  select r.id from requests r
    where r.created_by = ${userId} and r.owner_user_id <> ${userId} and r.deleted_at is null
  union all
  select r.id from requests r
    where r.owner_company_id = any(${[...companyIds]}::uuid[]) and r.deleted_at is null))`
