// SQL of what was raised, confirmed and voided by day of the agency.
import type { Mongo } from '@khyanalt/domain/money'
import type { Grant } from '@khyanalt/domain/roles'
import { sql } from 'kysely'
import { isUnlimited } from '../../db/money-scope.sql.ts'
import type { Tx } from '../../db/transaction.ts'

/** A sum of one kind on one day. */
export type DailySum = {
  readonly day: string
  readonly kind: 'raised' | 'paid' | 'void'
  readonly count: number
  readonly amount: Mongo
}

/** Sums by day and kind between two days, inclusive, within the scopes. */
export const sumByDay = async (
  tx: Tx,
  scopes: readonly Grant[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<DailySum[]> => {
  const first = sql`${from}::date::timestamp at time zone 'Asia/Ulaanbaatar'`
  const after = sql`(${to}::date + 1)::timestamp at time zone 'Asia/Ulaanbaatar'`
  // Whoever sees all needs no request to be looked at, and the sums are read from indexes alone.
  const within = scopes.some(isUnlimited)
    ? sql``
    : sql`join requests r on r.id = h.request_id where (${sql.join(scopes.map(scopeOf), sql` or `)})`
  const { rows } = await sql<DailySum>`
    with happened as (
      select 'raised' as kind, i.request_id, i.amount, i.created_at as at
        from invoices i where i.created_at >= ${first} and i.created_at < ${after}
      union all
      select i.state, i.request_id, i.amount, i.closed_at
        from invoices i where i.closed_at >= ${first} and i.closed_at < ${after} and i.state in ('paid', 'void')
    )
    select (h.at at time zone 'Asia/Ulaanbaatar')::date as day, h.kind, count(*)::integer as count,
      sum(h.amount)::bigint as amount
    from happened h ${within}
    group by 1, 2
    order by 1 desc`.execute(tx)
  return rows
}

const scopeOf = ({ module, categoryId, organizationId }: Grant) =>
  sql`((${module ?? null}::text is null or r.module = ${module ?? null})
    and (${categoryId ?? null}::integer is null or r.category_id = ${categoryId ?? null})
    and (${organizationId ?? null}::integer is null or r.organization_id = ${organizationId ?? null}))`
