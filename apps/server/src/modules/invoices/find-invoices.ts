// Invoices for the search and the homes of the console: as far as the money desk of the caller reaches.
import type { ConsoleRow } from '@khyanalt/contract/console'
import { consolePlaces } from '@khyanalt/domain/console-places'
import { partOf } from '@khyanalt/domain/console-question'
import { invoiceStateTexts } from '@khyanalt/domain/messages/states'
import { type ConsoleSearch, inBoth } from '../../console-source.ts'
import type { Tx } from '../../db/transaction.ts'
import type { Session } from '../../http/session.ts'
import { findLatestInvoices, listFirstInvoices } from './invoice-lists.sql.ts'
import type { InvoiceRecord } from './invoices.sql.ts'

/** By a part of their number, and those of requests that were found. */
export const findInvoices = async (
  tx: Tx,
  caller: Session,
  { limit, ...typed }: ConsoleSearch,
  requests: readonly string[],
): Promise<ConsoleRow[]> => {
  const scopes = moneyScopes(caller)
  const number = partOf(typed, 'invoice')
  if (scopes.length === 0 || (number === null && requests.length === 0)) return []
  return (await findLatestInvoices(tx, scopes, { part: number, requests }, limit)).map(presentRow)
}

/** Unpaid invoices with a receipt to look at, or without one after their last day; those to be paid first. */
export const listUnpaid = async (
  tx: Tx,
  caller: Session,
  which: { readonly hasReceipt: boolean; readonly dueBefore?: string },
  limit: number,
) => {
  const { rows, total } = await listFirstInvoices(tx, moneyScopes(caller), { state: 'unpaid', ...which }, limit)
  return { rows: rows.map(presentRow), total }
}

const moneyScopes = ({ grants }: Session) => grants.filter(({ role }) => role === 'FINANCE')

const presentRow = (row: InvoiceRecord): ConsoleRow => ({
  id: row.id,
  number: row.gen_id,
  title: { mn: row.service_name_mn, en: row.service_name_en },
  state: inBoth(invoiceStateTexts, row.state === 'unpaid' && row.receipt !== null ? 'waiting' : row.state),
  person: row.applicant,
  date: row.due_on,
  address: consolePlaces.invoice({
    id: row.id,
    number: row.gen_id,
    state: row.state,
    receipt: row.receipt !== null,
  }),
})
