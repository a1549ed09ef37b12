// Invoices that payments may be meant for, for the bank statements.
import type { Mongo } from '@khyanalt/domain/money'
import type { Tx } from '../../db/transaction.ts'
import type { Session } from '../../http/session.ts'
import { type InvoiceRecord, listByNumberOrAmount } from './invoices.sql.ts'

export type Payable = Pick<
  InvoiceRecord,
  'id' | 'gen_id' | 'request_number' | 'applicant' | 'amount' | 'state' | 'receipt' | 'version' | 'created_at'
>

/** Within the caller's scope: those with one of the numbers in any state, and unpaid ones of one of the amounts. */
export const findPayable = (
  tx: Tx,
  { grants }: Pick<Session, 'grants'>,
  wanted: { readonly numbers: readonly string[]; readonly amounts: readonly Mongo[] },
): Promise<readonly Payable[]> =>
  listByNumberOrAmount(
    tx,
    grants.filter(({ role }) => role === 'FINANCE'),
    wanted,
  )
