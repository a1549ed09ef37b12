// SQL of made-up people and organisations. Nobody can sign in as one of them.
import { sql } from 'kysely'
import type { Tx } from '../../src/db/transaction.ts'
import { chance, pick, plainId } from './bulk-load.sql.ts'
import { companyWords, fatherNames, givenNames } from './bulk-names.ts'
import type { BulkContext } from './bulk-sizes.ts'

export const personNoun = 1
export const companyNoun = 2
const foreignerNoun = 21

const n = sql<number>`n`

/** A name of three words, the register number behind it telling the rest apart; keys fit names word by word. */
export const companyName = (what: 'names' | 'keys') => {
  const words = companyWords.map((word, place) => pick(word[what], 100 + place))
  return sql<string>`concat_ws(' ', ${sql.join(words)})`
}

export const personRegister = sql<string>`'ЯБ' || lpad(n::text, 8, '0')`
export const companyRegister = sql<string>`'8' || lpad(n::text, 7, '0')`

export const fillPeople = async (tx: Tx, first: number, last: number, { now }: BulkContext): Promise<void> => {
  await sql`
    insert into users (id, kind, register_number, user_type, name, lastname, phone, email, custom_address, created_at, updated_at)
    select ${plainId(personNoun, n)}, 'client', ${personRegister}, case when ${chance(1)} < 0.5 then 2 else 1 end,
      ${pick(givenNames, 2)}, ${pick(fatherNames, 3)}, (80000000 + floor(${chance(4)} * 19000000))::bigint::text,
      'person' || n || '@khyanalt.test', 'Улаанбаатар', ${now}::timestamptz, ${now}::timestamptz
    from generate_series(${first}::bigint, ${last}::bigint) as n`.execute(tx)
}

/** Foreigners whom an administrator gave an account. */
export const fillForeigners = async (tx: Tx, first: number, last: number, { now }: BulkContext): Promise<void> => {
  await sql`
    insert into users (id, kind, register_number, user_type, name, lastname, nationality, email, created_at, updated_at)
    select ${plainId(foreignerNoun, n)}, 'client', 'FP' || lpad(n::text, 8, '0'), 3, ${pick(givenNames, 2)}, ${pick(fatherNames, 3)},
      'ОХУ', 'foreigner' || n || '@khyanalt.test', ${now}::timestamptz, ${now}::timestamptz
    from generate_series(${first}::bigint, ${last}::bigint) as n`.execute(tx)
}

/** Each with one administrator: the person of the same number. */
export const fillCompanies = async (tx: Tx, first: number, last: number, { now }: BulkContext): Promise<void> => {
  await sql`
    insert into companies (id, register_number, name_mn, name_key, address, created_at)
    select ${plainId(companyNoun, n)}, ${companyRegister}, ${companyName('names')}, ${companyName('keys')}, 'Улаанбаатар',
      ${now}::timestamptz
    from generate_series(${first}::bigint, ${last}::bigint) as n`.execute(tx)
  await sql`
    insert into company_members (company_id, user_id, role, created_at)
    select ${plainId(companyNoun, n)}, ${plainId(personNoun, n)}, 'ADMIN', ${now}::timestamptz
    from generate_series(${first}::bigint, ${last}::bigint) as n`.execute(tx)
}
