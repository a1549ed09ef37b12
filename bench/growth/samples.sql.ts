// Rows that are there, for questions to ask about.
import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/db/pool.ts'

export type Sample = {
  readonly request: string
  readonly certificate: string
  readonly csId: string
  readonly holder: string
  readonly register: string
  readonly invoice: string
  readonly food: string
  readonly report: string
  readonly person: string
  readonly company: string
  readonly companyNumber: string
  readonly day: string
  readonly serial: string
}

/** So many rows from all over the tables, the same ones for the same size. */
export const readSamples = async (db: Database, size: number, count: number): Promise<readonly Sample[]> => {
  const numbers = Array.from({ length: count }, (_, place) => Math.floor(((place + 0.5) * size) / count) + 401)
  const id = (noun: number) =>
    sql`('01900000-0000-7' || lpad(to_hex(${sql.lit(noun)}), 3, '0') || '-8000-' || lpad(to_hex(n), 12, '0'))::uuid`
  const { rows } = await sql<Sample>`
    select q.request_number as request, c.ref_id as certificate, c.cs_id as "csId", c.holder, c.holder_register_number as register,
      i.gen_id as invoice, f.number as food, a.request_number as report, p.register_number as person,
      o.name_mn as company, o.register_number as "companyNumber", to_char(q.created_at, 'YYYY-MM-DD') as day, 'SN' || n as serial
    from unnest(${numbers.map(number => Math.min(number, size))}::bigint[]) as n
    join requests q on q.id = ${id(3)} join invoices i on i.id = ${id(6)} join cases f on f.id = ${id(16)}
    join fee_reports a on a.id = ${id(19)} join users p on p.id = ${id(1)} join companies o on o.id = ${id(2)}
    join certificates c on c.cs_id = translate(substr(md5('certificate' || n), 1, 20), 'ilou', 'zyxw')`.execute(db)
  return rows
}
