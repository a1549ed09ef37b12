// SQL of the chain over journal and audit.
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

export type Source = 'audit_entries' | 'request_events'

/** A row with what it says, as one text that depends on no session setting. */
export type SealableRow = { readonly source: Source; readonly row_id: string; readonly says: string }
export type Seal = {
  readonly number: number
  readonly source: Source
  readonly row_id: string
  readonly row_hash: Buffer
  readonly hash: Buffer
}

const millis = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`

// What counts of a row. A column that is added later joins through a further text, never by changing this one.
const auditSays = sql<string>`jsonb_build_array(
  a.actor_user_id, a.action, a.noun, a.noun_id, a.detail, ${millis('a.at')})::text`
const eventSays = sql<string>`jsonb_build_array(
  e.request_id, e.sequence, e.action, e.actor_user_id, e.actor_name, e.actor_position, e.from_state, e.from_step,
  e.to_state, e.to_step, e.resolve, e.round, e.note, e.detail, e.transaction_id, e.support_user_id,
  ${millis('e.at')})::text`

/** The last seal, locked until the transaction ends: two processes seal one after the other. */
export const lockEnd = async (tx: Tx): Promise<{ readonly number: number; readonly hash: Buffer }> => {
  const row = await tx.selectFrom('journal_end').select(['number', 'hash']).forUpdate().executeTakeFirstOrThrow()
  return { number: Number(row.number), hash: row.hash }
}

/** The last seal and how many rows wait. */
export const readEnd = async (tx: Tx) => {
  const row = await tx.selectFrom('journal_end').select(['number', 'hash']).executeTakeFirstOrThrow()
  const last = await tx
    .selectFrom('journal_seals')
    .select('sealed_at')
    .where('number', '=', row.number)
    .executeTakeFirst()
  const { waiting } = await tx
    .selectFrom('unsealed_rows')
    .select(eb => eb.fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow()
  return { number: Number(row.number), hash: row.hash, sealedAt: last?.sealed_at ?? null, waiting: Number(waiting) }
}

/** Takes waiting rows, oldest ids first, with what they say. */
export const takeWaiting = async (tx: Tx, limit: number): Promise<readonly SealableRow[]> => {
  const { rows } = await sql<SealableRow>`
    with taken as (
      delete from unsealed_rows w
      using (select source, row_id from unsealed_rows order by row_id, source limit ${limit}) as next
      where w.source = next.source and w.row_id = next.row_id
      returning w.source, w.row_id
    )
    select t.source, t.row_id, ${auditSays} as says from taken t join audit_entries a on a.id = t.row_id
      where t.source = 'audit_entries'
    union all
    select t.source, t.row_id, ${eventSays} from taken t join request_events e on e.id = t.row_id
      where t.source = 'request_events'
    order by row_id, source
  `.execute(tx)
  return rows
}

/** Adds seals and moves the end of the chain. */
export const insertSeals = async (tx: Tx, seals: readonly Seal[], at: Date): Promise<void> => {
  const last = seals.at(-1)
  if (!last) return
  await tx
    .insertInto('journal_seals')
    .values(seals.map(seal => ({ ...seal, sealed_at: at })))
    .execute()
  await tx.updateTable('journal_end').set({ number: last.number, hash: last.hash }).execute()
}

/** Seals after a number with what their rows say now; `says` is null where the row is gone. */
export const listSealsAfter = async (tx: Tx, number: number, limit: number) => {
  const { rows } = await sql<Omit<Seal, 'number'> & { readonly number: string; readonly says: string | null }>`
    select s.number, s.source, s.row_id, s.row_hash, s.hash,
      case s.source
        when 'audit_entries' then (select ${auditSays} from audit_entries a where a.id = s.row_id)
        else (select ${eventSays} from request_events e where e.id = s.row_id)
      end as says
    from journal_seals s where s.number > ${number} order by s.number limit ${limit}
  `.execute(tx)
  return rows.map(row => ({ ...row, number: Number(row.number) }))
}

/** A row that is neither sealed nor waits for it: somebody took it out of the queue, or wrote past the trigger. */
export const findUnseenRow = async (tx: Tx): Promise<{ readonly source: Source; readonly row_id: string } | null> => {
  const { rows } = await sql<{ source: Source; row_id: string }>`
    select source, row_id from (
      select 'audit_entries' as source, id as row_id from audit_entries
      union all
      select 'request_events', id from request_events
    ) as r
    where not exists (select from journal_seals s where s.source = r.source and s.row_id = r.row_id)
      and not exists (select from unsealed_rows w where w.source = r.source and w.row_id = r.row_id)
    limit 1
  `.execute(tx)
  return rows[0] ?? null
}
