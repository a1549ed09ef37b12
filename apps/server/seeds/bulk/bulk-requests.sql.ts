// SQL of made-up requests: six years of them, the open ones among the latest.
import { nameKey } from '@khyanalt/domain/search-key'
import { sql } from 'kysely'
import type { Tx } from '../../src/db/transaction.ts'
import { demoPeople, demoStaff } from '../demo/people.ts'
import { chance, countMade, pick, plainId } from './bulk-load.sql.ts'
import { fatherNames, givenNames } from './bulk-names.ts'
import { companyName, companyNoun, personNoun } from './bulk-people.sql.ts'
import type { BulkContext } from './bulk-sizes.ts'

export const requestNoun = 3

const n = sql<number>`n`
const days = 6 * 365
// Real numbers of a year start at one and never come here.
const firstNumber = 5_000_000

/** How long ago, as a part of the six years: there were fewer in the beginning. */
const age = sql<number>`power(${chance(10)}, 1.3)`
// What came in during the last weeks may still be open.
const openAge = 0.025
const openStates = ['draft', 'draft', 'sent', 'sent', 'review', 'review', 'review', 'review', 'payment', 'returned']
const closedStates = [
  ...Array<string>(13).fill('approved'),
  ...['superseded', 'superseded', 'rejected', 'rejected', 'rejected', 'expired', 'draft'],
]

export const fillRequests = async (tx: Tx, first: number, last: number, context: BulkContext): Promise<void> => {
  const { now, sizes } = context
  const people = await countMade(tx, 'people')
  const companies = await countMade(tx, 'companies')
  const theirs = sql<number>`(1 + floor(${chance(12)} * ${sql.lit(people)}))`
  // The administrator of a company has its number.
  const ofCompany = sql<boolean>`(n > ${sql.lit(sizes.owned)} and ${theirs} <= ${sql.lit(companies)} and ${chance(13)} < 0.9)`
  const owner = sql<string>`case when n <= ${sql.lit(sizes.owned)} then ${demoPeople.citizen.id}::uuid else ${plainId(personNoun, theirs)} end`
  // The name comes from the owner's number, as the owner's own row does.
  const nameOf = sql<string>`(select case when named.of_company then ${companyName('keys')}
    else ${pick(fatherNames.map(nameKey), 3)} || ' ' || ${pick(givenNames.map(nameKey), 2)} end
    from (select ${theirs}::bigint as n, ${ofCompany} as of_company) as named)`
  const applicant = sql<string>`case when n <= ${sql.lit(sizes.owned)}
    then ${nameKey(`${demoPeople.citizen.lastname} ${demoPeople.citizen.name}`)} else ${nameOf} end`
  await sql`
    with offered as (
      select array_agg(s.id order by s.id) as services,
        array_agg(d.id order by s.id) as definitions, array_agg(d.language order by s.id) as languages,
        array_agg(coalesce(c.parent_id, c.id) order by s.id) as categories, array_agg(c.module order by s.id) as modules
      from services s join definition_versions d on d.service_id = s.id and d.version = s.current_version
      join categories c on c.id = s.category_id where s.status = 1
    ), drawn as (
      select n, age, ${now}::timestamptz - age * ${sql.lit(days)} * interval '1 day' as at,
        1 + floor(${chance(14)} * cardinality(o.services))::int as service, o.*,
        case when age < ${sql.lit(openAge)} then ${pick(openStates, 15)} else ${pick(closedStates, 16)} end as state,
        1 + floor(${chance(17)} * 3)::int as reached
      from (select n, ${age} as age from generate_series(${first}::bigint, ${last}::bigint) as n) as numbers, offered o
    )
    insert into requests (id, request_number, service_id, definition_version_id, category_id, module, type, state, step,
      step_role, round, version, owner_user_id, owner_company_id, created_by, sender_type, organization_id, language,
      answers, form_step, created_at, updated_at, submitted_at, verified_at, due_on, holder_user_id, applicant_key)
    select ${plainId(requestNoun, n)},
      'R' || to_char(at, 'YY') || lpad((${sql.lit(firstNumber)} + n)::text, 7, '0'),
      services[service], definitions[service], categories[service], modules[service],
      case when ${chance(18)} < 0.2 then 'RENEW' else 'NEW' end, state,
      case when state in ('review', 'payment', 'approved', 'superseded', 'rejected') then reached else 1 end,
      case when state in ('review', 'payment', 'approved', 'superseded', 'rejected') and reached = 3 then 'APPROVER' else 'REVIEWER' end,
      case when state = 'draft' then 0 when state = 'returned' or ${chance(21)} < 0.8 then 1 else 2 end, 3, ${owner},
      case when ${ofCompany} then ${plainId(companyNoun, theirs)} end, ${owner}, case when ${ofCompany} then 2 else 1 end,
      1 + floor(${chance(19)} * 3)::int, languages[service],
      jsonb_build_object('contact_phone', (80000000 + floor(${chance(20)} * 19000000))::bigint::text,
        'contact_email', 'person' || n || '@khyanalt.test', 'address_detail', n || ' тоот'),
      2, at, at + interval '3 days', case when state <> 'draft' then at + interval '1 day' end,
      case when state in ('approved', 'superseded') then at + interval '20 days' end,
      case when state in ('sent', 'review', 'approved', 'superseded', 'rejected') then (at + interval '16 days')::date end,
      case when state in ('review', 'payment') and ${chance(22)} < 0.1 then ${demoStaff.inspector.id}::uuid end,
      case when state <> 'draft' then ${applicant} end
    from drawn`.execute(tx)
  // The trigger that notes names does not run while much is loaded.
  await sql`insert into applicant_names (key)
    select distinct applicant_key from requests where applicant_key is not null on conflict do nothing`.execute(tx)
}
