// SQL of made-up certificates with what they say; their papers are drawn when somebody asks for one.

import { nameKey } from '@khyanalt/domain/search-key'
import { sql } from 'kysely'
import type { Tx } from '../../src/db/transaction.ts'
import { demoStaff } from '../demo/people.ts'
import { chance, countMade, pick, plainId, rowId } from './bulk-load.sql.ts'
import { fatherNames, givenNames } from './bulk-names.ts'
import { companyName, companyNoun, companyRegister, personNoun, personRegister } from './bulk-people.sql.ts'
import { requestNoun } from './bulk-requests.sql.ts'
import type { BulkContext } from './bulk-sizes.ts'

const certificateNoun = 4
const versionNoun = 5

const days = 6 * 365
// Real numbers of a year start at one and never come here.
const firstNumber = 100_000

export const fillCertificates = async (tx: Tx, first: number, last: number, { now }: BulkContext): Promise<void> => {
  const people = await countMade(tx, 'people')
  const companies = await countMade(tx, 'companies')
  const requests = await countMade(tx, 'requests')
  // Two of three belong to organisations; the name comes from the holder's number, as the holder's own row does.
  const holders = sql`
    select n as certificate,
      ${chance(30)} < 0.67 as of_company,
      power(${chance(31)}, 1.5) as share, ${chance(32)} as age, ${chance(33)} as kind, ${chance(34)} as fate,
      ${chance(35)} as term, ${chance(36)} as unit, 1 + floor(${chance(37)} * ${sql.lit(requests)})::bigint as request
    from generate_series(${first}::bigint, ${last}::bigint) as n`
  await sql`create temporary table if not exists bulk_certificates (
    n bigint, id uuid, service integer, name_mn text, name_en text, category integer, code text, at timestamptz,
    of_company boolean, owner bigint, holder text, holder_key text, register text, starts date, ends date, fate float8,
    unit float8, request bigint, ref_id text, cs_id text) on commit drop`.execute(tx)
  await sql`truncate bulk_certificates`.execute(tx)
  await sql`
    with offered as (
      select s.id, s.name_mn, s.name_en, coalesce(p.id, c.id) as category, coalesce(c.code, p.code, '00') as code,
        row_number() over (order by s.id) - 1 as place, count(*) over () as total
      from services s join categories c on c.id = s.category_id left join categories p on p.id = c.parent_id
      where s.issues_certificate
    ), drawn as (
      select h.*, o.id as service, o.name_mn, o.name_en, o.category, o.code,
        ${now}::timestamptz - h.age * ${sql.lit(days)} * interval '1 day' as at,
        1 + floor(h.share * case when of_company then ${sql.lit(companies)} else ${sql.lit(people)} end)::bigint as n
      from (${holders}) as h join offered o on o.place = floor(h.kind * o.total)
    )
    insert into bulk_certificates
    select certificate, ${rowId(certificateNoun, sql`certificate`, sql`at`)}, service, name_mn, name_en, category, code, at,
      of_company, n,
      case when of_company then ${companyName('names')} else left(${pick(fatherNames, 3)}, 1) || '.' || ${pick(givenNames, 2)} end,
      case when of_company then ${companyName('keys')} else left(${pick(fatherNames.map(nameKey), 3)}, 1) || ' ' || ${pick(givenNames.map(nameKey), 2)} end,
      case when of_company then ${companyRegister} else ${personRegister} end,
      (at at time zone 'Asia/Ulaanbaatar')::date,
      ((at at time zone 'Asia/Ulaanbaatar') + (array[12, 24, 36, 60])[1 + floor(term * 4)::int] * interval '1 month')::date,
      fate, unit, request,
      code || '-' || to_char(at at time zone 'Asia/Ulaanbaatar', 'YY') || '-',
      translate(substr(md5('certificate' || certificate), 1, 20), 'ilou', 'zyxw')
    from drawn`.execute(tx)
  await numberCertificates(tx)
  await sql`
    insert into certificates (id, cs_id, ref_id, request_id, service_id, category_id, organization_id, owner_user_id,
      owner_company_id, holder, holder_key, holder_register_number, state, starts_on, ends_on, created_at)
    select id, cs_id, ref_id, ${plainId(requestNoun, sql`request`)}, service, category, 1 + floor(unit * 3)::int,
      ${plainId(personNoun, sql`owner`)}, case when of_company then ${plainId(companyNoun, sql`owner`)} end, holder, holder_key,
      register,
      case when fate < 0.02 then 'cancelled' when ends < (${now}::timestamptz at time zone 'Asia/Ulaanbaatar')::date then 'expired' else 'active' end,
      starts, ends, at
    from bulk_certificates`.execute(tx)
  // The trigger that notes names does not run while much is loaded.
  await sql`insert into holder_names (key) select distinct holder_key from bulk_certificates on conflict do nothing`.execute(
    tx,
  )
  await insertVersions(tx)
}

/** Numbers go on from the last of each category and year. */
const numberCertificates = async (tx: Tx): Promise<void> => {
  await sql`
    with next as (
      select n, ref_id, row_number() over (partition by ref_id order by n) as place from bulk_certificates
    )
    update bulk_certificates b
    set ref_id = next.ref_id || lpad((${sql.lit(firstNumber)} + coalesce(c.value, 0) + place)::text, 6, '0')
    from next left join counters c on c.key = 'bulk-certificate-' || next.ref_id
    where next.n = b.n`.execute(tx)
  await sql`
    insert into counters (key, value)
    select 'bulk-certificate-' || left(ref_id, 6), count(*) from bulk_certificates group by 1
    on conflict (key) do update set value = counters.value + excluded.value`.execute(tx)
}

const insertVersions = async (tx: Tx): Promise<void> => {
  const { head } = demoStaff
  await sql`
    insert into certificate_versions (id, certificate_id, version, content, issued_by, issued_at)
    select ${rowId(versionNoun, sql`b.n`, sql`at`)}, b.id, 1,
      jsonb_build_object('csId', b.cs_id, 'refId', b.ref_id, 'version', 1,
        'service', jsonb_build_object('mn', b.name_mn, 'en', b.name_en),
        'category', jsonb_build_object('mn', c.name_mn, 'en', c.name_en),
        'organization', jsonb_build_object('mn', o.name_mn, 'en', o.name_en),
        'holder', jsonb_build_object('kind', case when of_company then 'company' else 'person' end, 'name', holder,
          'nameEn', null, 'registerNumber', case when of_company then register end, 'address', null),
        'particulars', '[]'::jsonb, 'requestNumber', r.request_number, 'issuedOn', starts, 'startsOn', starts, 'endsOn', ends,
        'issuer', jsonb_build_object('name', ${head.name}::text, 'position', ${head.position}::text)),
      ${head.id}::uuid, at
    from bulk_certificates b join categories c on c.id = b.category join organizations o on o.id = 1 + floor(unit * 3)::int
    join requests r on r.id = ${plainId(requestNoun, sql`b.request`)}`.execute(tx)
}
