// What people ask the public search, made from rows that are there.
import { sql } from 'kysely'
import type { Database } from '../../apps/server/src/db/pool.ts'

type Sample = {
  readonly holder: string
  readonly of_company: boolean
  readonly register: string
  readonly ref_id: string
  readonly cs_id: string
  readonly day: string
  readonly service_id: number
  readonly organization_id: number
}

/** Rows from all over the table, the same ones for the same table. */
const readSamples = async (db: Database, count: number): Promise<Sample[]> => {
  const { rows } = await sql<Sample>`
    select holder, owner_company_id is not null as of_company, holder_register_number as register, ref_id, cs_id,
      to_char(created_at, 'YYYY-MM-DD') as day, service_id, organization_id
    from certificates tablesample bernoulli (${sql.lit(0.2)}) repeatable (7)
    where holder_register_number is not null limit ${count}`.execute(db)
  return rows
}

const later = (day: string, years: number): string => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`

/** Questions by kind; every kind is asked as often. */
const kinds: Readonly<Record<string, (sample: Sample) => Readonly<Record<string, string>>>> = {
  'whole number': ({ ref_id }) => ({ cert_number: ref_id }),
  'end of the number': ({ ref_id }) => ({ cert_number: ref_id.slice(-6) }),
  'register number': ({ of_company, register, ref_id }) => ({
    sender: register,
    ...(!of_company && { cert_number: ref_id }),
  }),
  'whole name': ({ holder }) => ({ sender: holder }),
  'one word of a name': ({ holder }) => ({ sender: holder.split(/[ .]/).at(-2) ?? holder }),
  'beginning of a word': ({ holder }) => ({ sender: holder.slice(0, 3) }),
  'no filter': () => ({}),
  'a far page': ({ day }) => ({ page: String(100 + (Number(day.slice(8)) % 30) * 20) }),
  'day of issue': ({ day }) => ({ issued_date: day }),
  'category and unit': ({ ref_id, organization_id }) => ({
    category: ref_id.slice(0, 2),
    organization: String(organization_id),
  }),
  'service and status': ({ service_id }) => ({ form: String(service_id), status: 'ACTIVE' }),
  'not valid any more': () => ({ status: 'INACTIVE' }),
  'valid in a span': ({ day }) => ({ valid_date: `${day},${later(day, 1)}` }),
  'name, status and span': ({ holder, day }) => ({
    sender: holder.split(' ')[0] ?? holder,
    status: 'INACTIVE',
    valid_date: `${day},${later(day, 1)}`,
  }),
}

export type Question = { readonly kind: string; readonly address: string }

/** So many questions of each kind, the kinds in turn. */
export const makeQuestions = async (db: Database, ofEach: number): Promise<Question[]> => {
  const samples = await readSamples(db, ofEach)
  return samples.flatMap(sample => [
    ...Object.entries(kinds).map(([kind, ask]) => ({
      kind,
      address: `/api/certificates?${new URLSearchParams(ask(sample))}`,
    })),
  ])
}
