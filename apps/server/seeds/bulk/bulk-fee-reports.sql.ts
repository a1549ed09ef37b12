// SQL of made-up fee reports: ten years of quarters for each mine, the last of them open.
import { sql } from 'kysely'
import type { Tx } from '../../src/db/transaction.ts'
import { demoCompanies } from '../demo/companies.ts'
import { demoPeople } from '../demo/people.ts'
import { chance, countMade, pick, plainId } from './bulk-load.sql.ts'
import { companyNoun, personNoun } from './bulk-people.sql.ts'
import type { BulkContext } from './bulk-sizes.ts'

const reportNoun = 19
const lateNoun = 20

const n = sql<number>`n`
const quarters = 40
const firstNumber = 5_000_000
const openStates = ['sent', 'sent', 'review', 'complaint', 'returned', 'draft', 'registered', 'registered']
const closedStates = [...Array<string>(18).fill('registered'), 'rejected', 'suspended']

export const fillFeeReports = async (tx: Tx, first: number, last: number, { now }: BulkContext): Promise<void> => {
  const companies = await countMade(tx, 'companies')
  const place = sql`(n - 1) % ${sql.lit(quarters)}`
  const mine = sql<number>`(1 + ((n - 1) / ${sql.lit(quarters)}) % ${sql.lit(companies)})`
  // The first mine is the demo's own.
  const company = sql<string>`case when n <= ${sql.lit(quarters)} then ${demoCompanies.mine.id}::uuid else ${plainId(companyNoun, mine)} end`
  const creator = sql<string>`case when n <= ${sql.lit(quarters)} then ${demoPeople.mineDirector.id}::uuid else ${plainId(personNoun, mine)} end`
  await sql`
    with drawn as (
      select n, ${company} as company, ${creator} as creator, ${chance(90)} as luck,
        (${now}::timestamptz - interval '3 months' - ${place} * interval '3 months') as quarter,
        case when ${place} = 0 then ${pick(openStates, 91)} else ${pick(closedStates, 92)} end as state
      from generate_series(${first}::bigint, ${last}::bigint) as n
    ), dated as (
      select *, date_trunc('quarter', quarter) + interval '3 months' + luck * interval '20 days' as at,
        extract(year from quarter)::smallint as year, extract(quarter from quarter)::smallint as season
      from drawn
    )
    insert into fee_reports (id, request_number, company_id, year, season, state, step, round, payer_type, deposit, aimag,
      cert_type, license_number, mineral, resource_increased, season_active, template, opening_surplus,
      opening_deficit, imposed_surplus, imposed_deficit, paid_surplus, paid_deficit, closing_surplus, closing_deficit,
      draft, created_by, created_at, updated_at, submitted_at, registered_at)
    select ${plainId(reportNoun, n)}, 'A' || to_char(at, 'YY') || lpad((${sql.lit(firstNumber)} + n)::text, 7, '0'), company,
      year, season, state, 1, 1, 'has_license', 'deposit', ${pick(['46', '41', '43', '48'], 93)}, 'MV',
      lpad((((n - 1) / ${sql.lit(quarters)}) % 1000000)::text, 6, '0'), ${pick(['gold', 'fluorspar', 'stone'], 94)}, false, true, 1,
      0, 0, 0, 0, 0, 0, 0, 0, case when state = 'draft' then '{}'::jsonb end, creator, at, at, at,
      case when state = 'registered' then at + interval '9 days' end
    from dated`.execute(tx)
  // The tables of the last two years; of older ones only the reports stand.
  await sql`
    insert into fee_report_lines (report_id, sheet, month, season, product, unit, row_3, row_4, row_5, row_6, row_7, row_8, row_9)
    select r.id, s.sheet, r.season * 3, r.season, 'Доре алт', 'кг', 1, 2, 3, 4, 5, 6, 7
    from generate_series(${first}::bigint, ${last}::bigint) as n join fee_reports r on r.id = ${plainId(reportNoun, n)}
    cross join unnest(array['too_hemjee', 'unelgee']) as s (sheet)
    where ${place} < 8 and r.state <> 'draft'`.execute(tx)
  await sql`
    with asked as (
      select ${plainId(lateNoun, n)} as id, r.company_id, r.year, r.season, r.created_by, r.created_at,
        case when ${place} = 0 then 'sent' when n % 3 = 0 then 'rejected' else 'approved' end as state
      from generate_series(${first}::bigint, ${last}::bigint) as n join fee_reports r on r.id = ${plainId(reportNoun, n)}
      where n % 10 = 1 and r.year is not null
    ), made as (
      insert into cases (id, type, state, owner_user_id, owner_company_id, claim, created_by, created_at, updated_at)
      select id, 'late_request', state, created_by, company_id,
        case when state <> 'rejected' then concat_ws('/', company_id, year, season) end, created_by, created_at, created_at
      from asked on conflict do nothing
      returning id
    )
    insert into late_request_quarters (case_id, year, season, details, open_until, reason)
    select a.id, a.year, a.season, 'Хүсэлт', case when a.state = 'approved' then a.created_at::date + 20 end,
      case when a.state = 'rejected' then 'Үндэслэлгүй' end
    from asked a join made m on m.id = a.id`.execute(tx)
}
