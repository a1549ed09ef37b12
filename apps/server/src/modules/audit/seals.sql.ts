// SQL of the chain over journal and audit.
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

export type Source = 'audit_entries' | 'request_events' | 'content_digests'

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

// The salt is no part of it: it goes when the content is lawfully erased.
const digestSays = sql<string>`jsonb_build_array(
  d.kind, d.thing, d.sequence, d.event_source, d.event_id, d.content_version, encode(d.digest, 'hex'))::text`

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
  const { rows } = await sql<{ waiting: number }>`
    select (select count(*) from unsealed_rows) + (select count(*) from unsealed_digests) as waiting`.execute(tx)
  return {
    number: Number(row.number),
    hash: row.hash,
    sealedAt: last?.sealed_at ?? null,
    waiting: Number(rows[0]?.waiting),
  }
}

/** The hash of a seal; nothing where it is gone. */
export const readHash = async (tx: Tx, number: number): Promise<Buffer> => {
  const row = await tx.selectFrom('journal_seals').select('hash').where('number', '=', number).executeTakeFirst()
  return row?.hash ?? Buffer.alloc(0)
}

/** Takes waiting rows, oldest ids first, with what they say. */
export const takeWaiting = async (tx: Tx, limit: number): Promise<readonly SealableRow[]> => {
  const { rows } = await sql<SealableRow>`
    with taken as (
      delete from unsealed_rows w
      using (select source, row_id from unsealed_rows order by row_id, source limit ${limit}) as next
      where w.source = next.source and w.row_id = next.row_id
      returning w.source, w.row_id
    ), digests as (
      delete from unsealed_digests w
      using (select digest_id from unsealed_digests order by digest_id limit ${limit}) as next
      where w.digest_id = next.digest_id
      returning w.digest_id
    )
    select t.source, t.row_id, ${auditSays} as says from taken t join audit_entries a on a.id = t.row_id
      where t.source = 'audit_entries'
    union all
    select t.source, t.row_id, ${eventSays} from taken t join request_events e on e.id = t.row_id
      where t.source = 'request_events'
    union all
    select 'content_digests', d.id, ${digestSays} from digests t join content_digests d on d.id = t.digest_id
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
        when 'content_digests' then (select ${digestSays} from content_digests d where d.id = s.row_id)
        else (select ${eventSays} from request_events e where e.id = s.row_id)
      end as says
    from journal_seals s where s.number > ${number} order by s.number limit ${limit}
  `.execute(tx)
  return rows.map(row => ({ ...row, number: Number(row.number) }))
}

/** Rows of a source by key, after one of them, up to the last looked at; `unseen` are neither sealed nor waiting. */
export const listUnseen = async (tx: Tx, source: Source, after: string, limit: number) => {
  const { rows } = await sql<{ last: string | null; looked: number; unseen: string[] | null }>`
    with page as (select id from ${sql.table(source)} where id > ${after}::uuid order by id limit ${limit})
    select (select id from page order by id desc limit 1) as last, (select count(*)::int from page) as looked,
      (select array_agg(p.id) from page p
        where not exists (select from journal_seals s where s.source = ${source} and s.row_id = p.id)
          and not exists (select from unsealed_rows w where w.source = ${source} and w.row_id = p.id)
          and not exists (select from unsealed_digests w where ${source} = 'content_digests' and w.digest_id = p.id)
      ) as unseen
  `.execute(tx)
  const { last = null, looked = 0, unseen } = rows[0] ?? {}
  return { last, looked, unseen: unseen ?? [] }
}
