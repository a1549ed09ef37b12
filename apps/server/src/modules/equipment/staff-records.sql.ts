// SQL of registers as the agency reads them: what is permitted, never what lies in drafts.
import { RequestState } from '@khyanalt/domain/request-status'
import type { Answers } from '@khyanalt/form-engine/answers'
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** What the list is narrowed by. */
export type RecordFilters = {
  readonly register?: string | undefined
  /** Beginnings of a serial key. */
  readonly serials?: readonly string[] | undefined
  readonly owner?: string | undefined
  readonly aimag?: string | undefined
  /** Both days count; null is open. */
  readonly expires?: { readonly from: string | null; readonly to: string } | undefined
}

export type StaffRecord = {
  readonly id: string
  readonly register: string
  readonly part: string
  readonly company_id: string | null
  readonly user_id: string | null
  readonly owner_name: string
  readonly owner_number: string | null
  readonly aimag: string | null
  readonly answers: Answers
  readonly expires_on: string | null
  readonly request_number: string | null
  readonly updated_at: Date
}

/** Where the equipment stands: the workplace of the owner, else the seat of the organisation. */
const aimag = sql<string | null>`coalesce(w.answers -> 'address' ->> 0, c.address_codes[1])`

const ownerName = sql<string>`coalesce(c.name_mn, concat_ws(' ', u.lastname, u.name))`

const records = (tx: Tx) =>
  tx
    .selectFrom('equipment_records as e')
    .leftJoin('requests as r', 'r.id', 'e.request_id')
    .leftJoin('companies as c', 'c.id', 'e.owner_company_id')
    .leftJoin('users as u', 'u.id', 'e.owner_user_id')
    .leftJoin('equipment_records as w', join =>
      join
        .on('w.register', '=', 'workplace')
        .on('w.part', '=', 'sheet')
        .on('w.deleted_at', 'is', null)
        .on(eb =>
          eb.or([
            eb('w.owner_company_id', '=', eb.ref('e.owner_company_id')),
            eb('w.owner_user_id', '=', eb.ref('e.owner_user_id')),
          ]),
        ),
    )
    .where('e.deleted_at', 'is', null)
    // Of survey meters the instruments count, not the answer that there are some.
    .where(eb => eb.not(eb.and([eb('e.part', '=', 'sheet'), eb('e.register', '=', 'surveymeter')])))
    .where(eb =>
      eb.or([
        eb('e.request_id', 'is', null),
        eb.and([eb('r.deleted_at', 'is', null), eb('r.state', 'in', [RequestState.approved, RequestState.superseded])]),
      ]),
    )

const narrowed = (tx: Tx, { register, serials, owner, aimag: code, expires }: RecordFilters) =>
  records(tx)
    // Machines, sources and meters; what an owner answers once is listed where it is asked for by name.
    .$if(register === undefined, query => query.where('e.part', '=', 'item'))
    .$if(register !== undefined, query => query.where('e.register', '=', register ?? ''))
    .$if(serials !== undefined, query =>
      // Keys hold letters and digits only, so nothing in them is a wildcard.
      query
        .where('e.serial_key', '<>', '')
        .where(eb => eb.or((serials ?? []).map(serial => eb('e.serial_key', 'like', `${serial}%`)))),
    )
    .$if(owner !== undefined, query => query.where(namedLike(owner ?? '')))
    .$if(code !== undefined, query => query.where(aimag, '=', code ?? ''))
    .$if(expires !== undefined, query => query.where('e.expires_on', '<=', expires?.to ?? ''))
    .$if(typeof expires?.from === 'string', query => query.where('e.expires_on', '>=', expires?.from ?? ''))

const namedLike = (words: string): Expression<SqlBool> => {
  const eb = expressionBuilder<Record<string, never>, never>()
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  return eb.or([
    sql<SqlBool>`${ownerName} ilike ${pattern}`,
    sql<SqlBool>`coalesce(c.register_number, u.register_number) = ${words.toUpperCase()}`,
  ])
}

/** A page of records: by expiry where one is asked for, else the latest first. */
export const listStaffRecords = async (
  tx: Tx,
  filters: RecordFilters,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<StaffRecord[]> => {
  const rows = await narrowed(tx, filters)
    .select(['e.id', 'e.register', 'e.part', 'e.owner_company_id as company_id', 'e.owner_user_id as user_id'])
    .select(['e.answers', 'e.expires_on', 'r.request_number', 'e.updated_at'])
    .select([
      ownerName.as('owner_name'),
      sql<string | null>`coalesce(c.register_number, u.register_number)`.as('owner_number'),
      aimag.as('aimag'),
    ])
    .$if(filters.expires !== undefined, query => query.orderBy('e.expires_on'))
    .orderBy('e.updated_at', 'desc')
    .orderBy('e.id')
    .offset(offset)
    .limit(limit)
    .execute()
  return rows as unknown as StaffRecord[]
}

/** How many records there are. */
export const countStaffRecords = async (tx: Tx, filters: RecordFilters): Promise<number> => {
  const { total } = await narrowed(tx, filters)
    .select(eb => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** How many records of each register stand in each province, and how many certificates ended before the day. */
export const countByAimag = async (tx: Tx, today: string) => {
  const rows = await records(tx)
    .select([aimag.as('aimag'), 'e.register'])
    .select(eb => eb.fn.countAll<number>().as('count'))
    .select(sql<number>`count(*) filter (where e.expires_on < ${today})`.as('ended'))
    .groupBy([aimag, 'e.register'])
    .execute()
  return rows.map(row => ({ ...row, count: Number(row.count), ended: Number(row.ended) }))
}

/** The names of an owner who has registers. */
export const findOwner = async (tx: Tx, kind: 'company' | 'person', id: string) => {
  const owner =
    kind === 'company'
      ? await tx
          .selectFrom('companies')
          .select(['name_mn as name', 'register_number'])
          .where('id', '=', id)
          .executeTakeFirst()
      : await tx
          .selectFrom('users')
          .select([sql<string>`concat_ws(' ', lastname, name)`.as('name'), 'register_number'])
          .where('id', '=', id)
          .executeTakeFirst()
  return owner ? { name: owner.name, register_number: owner.register_number ?? '' } : null
}
