// SQL of what a request costs and what of it was paid, for every select over `requests as r`.
import type { FeeFacts } from '@khyanalt/domain/fee-state'
import { sql } from 'kysely'

/**
 * The facts of the fee. What was sent before fees were pinned costs what its service costs now; a change of information
 * costs nothing. Read beside a lock that was waited for, invoices are those from before the wait: a fee then seems
 * unsettled at worst, and whoever lost that race is refused by the version anyway.
 */
export const selectFee = sql<FeeFacts>`(
  select json_build_object(
    'amount', case when r.type = 'UPDATE' then 0
      else coalesce(r.fee, (select v.fee from services v where v.id = r.service_id), 0) end,
    'paid', coalesce(sum(i.amount) filter (where i.state = 'paid'), 0),
    'open', coalesce(sum(i.amount) filter (where i.state = 'unpaid'), 0),
    'receipt', coalesce(bool_or(i.receipt_file_id is not null) filter (where i.state = 'unpaid'), false),
    'waived', r.fee_waived_at is not null)
  from invoices i where i.request_id = r.id)`
