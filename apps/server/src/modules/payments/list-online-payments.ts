import type * as calls from '@khyanalt/contract/online-payments'
import { tugrikDigits } from '@khyanalt/domain/money'
import { owedBack, returnsByProvider } from '@khyanalt/domain/online-payment'
import type { UseCase } from '../../http/bind.ts'
import { listForDesk } from './online-payments.sql.ts'

/** What was paid online within the scope of the caller, newest first. */
export const listOnlinePayments: UseCase<typeof calls.listOnlinePayments> = async (tx, caller, input) => {
  const scopes = caller.grants.filter(({ role }) => role === 'FINANCE')
  const { rows, total } = await listForDesk(tx, scopes, input)
  const data = rows.map(row => {
    const owed = owedBack(row)
    return {
      id: row.id,
      invoice: row.gen_id,
      request_number: row.request_number,
      applicant: row.applicant,
      state: row.state,
      amount: tugrikDigits(row.amount),
      received: tugrikDigits(row.received),
      returned: tugrikDigits(row.returned),
      owed: tugrikDigits(owed),
      by_provider: returnsByProvider(row),
      payments: row.arrived.map(({ id }) => id),
      reason: row.return_reason,
      created_at: row.created_at.toISOString(),
    }
  })
  return { data: { data, per_page: input.results, total } }
}
