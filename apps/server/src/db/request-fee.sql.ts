// SQL of what a request costs and what of it was paid, for every select over `requests as r`.
import type { FeeFacts, FeeState } from '@khyanalt/domain/fee-state'
import { type Expression, type SqlBool, sql } from 'kysely'

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

const cost = sql<number>`case when r.type = 'UPDATE' then 0
  else coalesce(r.fee, (select v.fee from services v where v.id = r.service_id), 0) end`
const paid = sql<number>`coalesce(
  (select sum(i.amount) from invoices i where i.request_id = r.id and i.state = 'paid'), 0)`
const hasOpen = sql<SqlBool>`exists (select from invoices i where i.request_id = r.id and i.state = 'unpaid')`
const hasReceipt = sql<SqlBool>`exists (
  select from invoices i where i.request_id = r.id and i.state = 'unpaid' and i.receipt_file_id is not null)`

/** Whether the fee of a request stands so; the same as `readFee` of its facts, in SQL. */
export const isFeeAt = (state: FeeState): Expression<SqlBool> => isAt[state]

const isAt: Readonly<Record<FeeState, Expression<SqlBool>>> = {
  receipt: hasReceipt,
  invoiced: sql<SqlBool>`(${hasOpen} and not ${hasReceipt})`,
  paid: sql<SqlBool>`(not ${hasOpen} and ${paid} > 0 and ${paid} >= ${cost})`,
  none: sql<SqlBool>`(not ${hasOpen} and ${cost} = 0 and ${paid} = 0)`,
  waived: sql<SqlBool>`(r.fee_waived_at is not null and not ${hasOpen} and ${paid} < ${cost})`,
  due: sql<SqlBool>`(r.fee_waived_at is null and not ${hasOpen} and ${paid} < ${cost})`,
}
