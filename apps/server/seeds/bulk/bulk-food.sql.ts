// SQL of made-up food objects, and of the public reference of those that are registered.
import { nameKey } from '@khyanalt/domain/search-key'
import { sql } from 'kysely'
import type { Tx } from '../../src/db/transaction.ts'
import { demoPeople, demoStaff } from '../demo/people.ts'
import { chance, countMade, pick, plainId } from './bulk-load.sql.ts'
import { companyName, companyNoun, companyRegister, personNoun } from './bulk-people.sql.ts'
import type { BulkContext } from './bulk-sizes.ts'

const objectNoun = 16
const referenceNoun = 17
const versionNoun = 18

const n = sql<number>`n`
const days = 6 * 365
const firstNumber = 5_000_000
/** Nobody has many; the first are the demo citizen's. */
const demoOwned = 20
const openAge = 0.025
const openStates = ['sent', 'sent', 'review', 'review', 'returned', 'draft']
const closedStates = [...Array<string>(8).fill('registered'), 'rejected', 'suspended']
const places = ['1101', '1104', '1107', '1110', '1113', '1116', '1119', '4101', '4501', '4601', '6101']

export const fillFoodObjects = async (tx: Tx, first: number, last: number, { now }: BulkContext): Promise<void> => {
  const companies = await countMade(tx, 'companies')
  const owner = sql`(1 + floor(${chance(81)} * ${sql.lit(companies)})::bigint)`
  const mine = sql<boolean>`n <= ${sql.lit(demoOwned)}`
  await sql`
    with drawn as (
      select numbers.n, ${now}::timestamptz - age * ${sql.lit(days)} * interval '1 day' as at, ${owner} as company,
        case when age < ${sql.lit(openAge)} then ${pick(openStates, 82)} else ${pick(closedStates, 83)} end as state,
        1 + floor(${chance(84)} * 2)::int as reached, ${pick(places, 85)} as place
      from (select n, power(${chance(80)}, 1.3) as age from generate_series(${first}::bigint, ${last}::bigint) as n) as numbers
    ), registered as (
      insert into food_registrations (case_id, type, registered_round, sender_type, object_name, holder, address_code,
        verified_at)
      select ${plainId(objectNoun, n)}, 'NEW', case when state in ('registered', 'suspended') then 1 end,
        case when ${mine} then 1 else 2 end, 'Хүнсний дэлгүүр ' || n % 1000, ${companyName('names')}, place,
        case when state = 'registered' then at + interval '5 days' end
      from drawn
    )
    insert into cases (id, type, number, state, step, owner_user_id, owner_company_id, created_by, organization_id,
      created_at, updated_at, submitted_at, due_on, search_key)
    select ${plainId(objectNoun, n)}, 'food_object', 'F' || to_char(at, 'YY') || lpad((${sql.lit(firstNumber)} + n)::text, 7, '0'),
      state, reached, case when ${mine} then ${demoPeople.citizen.id}::uuid else ${plainId(personNoun, sql`company`)} end,
      case when not ${mine} then ${plainId(companyNoun, sql`company`)} end,
      case when ${mine} then ${demoPeople.citizen.id}::uuid else ${plainId(personNoun, sql`company`)} end,
      1 + floor(${chance(86)} * 3)::int, at, at, at, case when state in ('sent', 'review') then (at + interval '16 days')::date end,
      ${companyName('keys')} || ' ${sql.raw(nameKey('Хүнсний дэлгүүр'))} ' || n % 1000
    from drawn`.execute(tx)
  // Every fourth of those that are registered stands in the public list.
  await sql`
    insert into food_certificates (id, request_number, state, sender_type, holder, holder_key, holder_register_number,
      object_name, address, organization_id, verified_at)
    select ${plainId(referenceNoun, n)}, k.number, 'registered', o.sender_type, o.holder, ${companyName('keys')},
      ${companyRegister}, o.object_name, 'Улаанбаатар', k.organization_id, o.verified_at
    from generate_series(${first}::bigint, ${last}::bigint) as n join cases k on k.id = ${plainId(objectNoun, n)}
    join food_registrations o on o.case_id = k.id
    where k.state = 'registered' and n % 4 = 0`.execute(tx)
  await sql`
    insert into certificate_versions (id, food_certificate_id, version, content, issued_by, issued_at)
    select ${plainId(versionNoun, n)}, f.id, 1, jsonb_build_object('refId', f.request_number), ${demoStaff.head.id}::uuid,
      f.verified_at
    from generate_series(${first}::bigint, ${last}::bigint) as n join food_certificates f on f.id = ${plainId(referenceNoun, n)}
    where n % 4 = 0`.execute(tx)
}
