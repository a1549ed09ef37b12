// SQL of the sums over fee reports: exact decimals, quantities in kilograms.
import type { Quarter } from '@khyanalt/domain/fee-report/quarters'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** Sums of reports: of all, of a mineral, of a province, or of a quarter; the other parts are null. */
export type SumRow = {
  readonly part: 'all' | 'mineral' | 'aimag' | 'quarter'
  readonly mineral: string | null
  readonly aimag: string | null
  readonly year: number | null
  readonly season: number | null
  readonly reports: number
  readonly companies: number
  readonly produced: string
  readonly sold: string
  readonly valuation: string
  readonly base_fee: string
  readonly additional_fee: string
  readonly total_fee: string
}

const digits = (sum: ReturnType<typeof sql>) => sql<string>`coalesce(${sum}, 0)::numeric(30, 2)::text`

/** Sums within quarters from one to another, both included. */
export const sumReports = async (
  tx: Tx,
  { from, to, states }: { readonly from: Quarter; readonly to: Quarter; readonly states: readonly string[] },
): Promise<readonly SumRow[]> => {
  const { rows } = await sql<SumRow>`
    with lines as (
      select
        r.id, r.company_id, r.mineral, r.aimag, r.year, r.season,
        sum(l.row_5 * w.weight) filter (where l.sheet = 'too_hemjee') as produced,
        sum((l.row_6 + l.row_7) * w.weight) filter (where l.sheet = 'too_hemjee') as sold,
        sum(l.row_4) filter (where l.sheet = 'unelgee') as valuation,
        sum(l.row_7) filter (where l.sheet = 'unelgee') as base_fee,
        sum(l.row_8) filter (where l.sheet = 'unelgee') as additional_fee,
        sum(l.row_9) filter (where l.sheet = 'unelgee') as total_fee
      from fee_reports r
      join fee_report_lines l on l.report_id = r.id
      cross join lateral (select case l.unit when 'тн' then 1000 else 1 end as weight) w
      where r.state = any (${sql.val([...states])}::text[])
        and (r.year, r.season) >= (${from.year}, ${from.season})
        and (r.year, r.season) <= (${to.year}, ${to.season})
      group by r.id
    )
    select
      case
        when grouping(mineral) = 0 then 'mineral'
        when grouping(aimag) = 0 then 'aimag'
        when grouping(year) = 0 then 'quarter'
        else 'all'
      end as part,
      mineral, aimag, year, season,
      count(*)::int as reports,
      count(distinct company_id)::int as companies,
      ${digits(sql`sum(produced)`)} as produced,
      ${digits(sql`sum(sold)`)} as sold,
      ${digits(sql`sum(valuation)`)} as valuation,
      ${digits(sql`sum(base_fee)`)} as base_fee,
      ${digits(sql`sum(additional_fee)`)} as additional_fee,
      ${digits(sql`sum(total_fee)`)} as total_fee
    from lines
    group by grouping sets ((), (mineral), (aimag), (year, season))
    order by year, season, sum(total_fee) desc, mineral, aimag`.execute(tx)
  return rows
}
