// SQL of made-up employees, registers of equipment and permits for explosives.
import { nameKey } from '@khyanalt/domain/search-key'
import { sql } from 'kysely'
import type { Tx } from '../../src/db/transaction.ts'
import { demoCompanies } from '../demo/companies.ts'
import { chance, countMade, pick, plainId } from './bulk-load.sql.ts'
import { fatherNames, givenNames } from './bulk-names.ts'
import { companyNoun, personNoun, personRegister } from './bulk-people.sql.ts'
import { requestNoun } from './bulk-requests.sql.ts'
import type { BulkContext } from './bulk-sizes.ts'

const workerNoun = 14
const recordNoun = 15

const n = sql<number>`n`
/** Ten to an organisation; the first forty are the demo hospital's. */
const workersOfCompany = 10
const recordsOfCompany = 4
const demoOwned = 40
const provinces = ['11', '41', '43', '45', '46', '48', '61', '64', '81', '85']

const companyOf = (companies: number, each: number) =>
  sql<number>`(1 + ((n - 1) / ${sql.lit(each)}) % ${sql.lit(companies)})`

const ownerOf = (companies: number, each: number) =>
  sql<string>`case when n <= ${sql.lit(demoOwned)} then ${demoCompanies.hospital.id}::uuid
    else ${plainId(companyNoun, companyOf(companies, each))} end`

export const fillWorkers = async (tx: Tx, first: number, last: number, { now }: BulkContext): Promise<void> => {
  const companies = await countMade(tx, 'companies')
  await sql`
    insert into workers (id, owner_company_id, register_number, lastname, firstname, worker_type, phone, training,
      training_expire_date, search_key, created_by, created_at, updated_at)
    select ${plainId(workerNoun, n)}, ${ownerOf(companies, workersOfCompany)}, ${personRegister}, ${pick(fatherNames, 70)},
      ${pick(givenNames, 71)}, (array[1, 2, 50, 51, 52, 53])[1 + floor(${chance(72)} * 6)::int], '99112233', true,
      ${now}::date + floor(${chance(73)} * 700)::int,
      ${pick(fatherNames.map(nameKey), 70)} || ' ' || ${pick(givenNames.map(nameKey), 71)},
      ${plainId(personNoun, companyOf(companies, workersOfCompany))}, ${now}::timestamptz, ${now}::timestamptz
    from generate_series(${first}::bigint, ${last}::bigint) as n`.execute(tx)
}

/** The first of an organisation's is where it works, the others are equipment; half came with a request. */
export const fillRecords = async (tx: Tx, first: number, last: number, { now }: BulkContext): Promise<void> => {
  const companies = await countMade(tx, 'companies')
  const requests = await countMade(tx, 'requests')
  // The demo's hospital may have said already where it works.
  const sheet = sql<boolean>`(n % ${sql.lit(recordsOfCompany)} = 1 and (n > ${sql.lit(demoOwned)} or n = 1 and not exists (
      select from equipment_records r where r.owner_company_id = ${demoCompanies.hospital.id} and r.part = 'sheet'
        and r.register = 'workplace'))
    and n <= ${sql.lit(companies * recordsOfCompany)})`
  await sql`
    insert into equipment_records (id, register, part, owner_company_id, request_id, answers, serial_key, expires_on,
      created_by, created_at, updated_at)
    select ${plainId(recordNoun, n)},
      case when ${sheet} then 'workplace' else ${pick(['radioactive', 'generator', 'surveymeter'], 74)} end,
      case when ${sheet} then 'sheet' else 'item' end, ${ownerOf(companies, recordsOfCompany)},
      case when not ${sheet} and n % 2 = 0 then ${plainId(requestNoun, sql`1 + (n - 1) % ${sql.lit(requests)}`)} end,
      case when ${sheet} then jsonb_build_object('address', jsonb_build_array(${pick(provinces, 75)}))
        else jsonb_build_object('serial', 'SN' || n, 'name', 'Shimadzu ' || n % 100) end,
      case when ${sheet} then '' else 'sn' || n end,
      case when not ${sheet} then ${now}::date - 300 + floor(${chance(76)} * 1500)::int end,
      ${plainId(personNoun, companyOf(companies, recordsOfCompany))}, ${now}::timestamptz,
      ${now}::timestamptz - ${chance(77)} * interval '2000 days'
    from generate_series(${first}::bigint, ${last}::bigint) as n`.execute(tx)
}

/** Every tenth certificate permits a material. */
export const fillPermits = async (tx: Tx, first: number, last: number, { now }: BulkContext): Promise<void> => {
  const made = await countMade(tx, 'certificates')
  await sql`
    with permitted as (
      insert into explosive_permits (certificate_id, material, unit)
      select c.id, 'ammonite', 'kg'
      from generate_series(${first}::bigint, ${last}::bigint) as n
      join certificates c on c.cs_id = translate(substr(md5('certificate' || n * 10), 1, 20), 'ilou', 'zyxw')
      where n * 10 <= ${sql.lit(made)}
      returning certificate_id
    )
    insert into explosive_ledger (certificate_id, material, seq, entry, quantity, request_id, permitted_before,
      reserved_before, used_before, permitted, reserved, used, at)
    select c.id, 'ammonite', 1, 'permit', 500, c.request_id, 0, 0, 0, 500, 0, 0, ${now}::timestamptz
    from permitted p join certificates c on c.id = p.certificate_id`.execute(tx)
}
