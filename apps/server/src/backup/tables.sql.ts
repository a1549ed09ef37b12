// SQL of backup and restore: whole tables go out and in as PostgreSQL's own text, whatever their columns mean.
import type { Readable, Writable } from 'node:stream'
import pg from 'pg'
import { from, to } from 'pg-copy-streams'
import type { DatabaseAddress } from '../db/pool.ts'

/** One connection; whoever opens it ends it. */
export type Connection = pg.Client

export type Table = { readonly schema: string; readonly name: string; readonly columns: readonly string[] }
export type Sequence = { readonly schema: string; readonly name: string; readonly value: number }
export type StoredFile = { readonly id: string; readonly storage_key: string; readonly sha256: string }

/**
 * Opens a connection that writes and reads values in one way, whatever the server's settings. What runs on it fails as
 * soon as the signal is aborted.
 */
export const connect = async (address: DatabaseAddress, signal?: AbortSignal): Promise<Connection> => {
  // A network that is gone says nothing; the system asks after a quarter of a minute whether the other side lives.
  const client = new pg.Client({
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 15_000,
    ...address,
  })
  // A lost connection fails whatever runs on it; without a listener it would end the process as well.
  client.on('error', () => {})
  await client.connect()
  signal?.addEventListener('abort', () => void client.end())
  await client.query(`
    set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set bytea_output = 'hex';
    set extra_float_digits = 1; set client_encoding = 'UTF8'; set statement_timeout = 0; set lock_timeout = '10s';
    set idle_in_transaction_session_timeout = 0`)
  return client
}

/** Everything after this reads the database as it is now. */
export const beginSnapshot = async (client: Connection): Promise<Date> => {
  await client.query('begin isolation level repeatable read read only')
  const { rows } = await client.query<{ at: Date }>('select now() as at')
  return rows[0]?.at ?? new Date()
}

/** The queue's tables that are worth keeping; the others it makes anew. */
const queueTables = ['queue', 'schedule', 'subscription', 'job', 'job_dependency']

/** Tables of what runs at the moment; a portal that was restored runs nothing of it. */
const passing = ['case_presence', 'running_uploads', 'socket_io_attachments']

/** Whether a table is none of those that are kept. */
export const isPassing = ({ schema, name }: Pick<Table, 'schema' | 'name'>): boolean =>
  schema === 'public' && passing.includes(name)

/** Tables with the columns that can be written; those of the queue last, each after those it refers to. */
export const listTables = async (client: Connection): Promise<Table[]> => {
  const { rows } = await client.query<Table>(
    `
    select n.nspname as schema, c.relname as name,
      array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p') and not c.relispartition
      and (n.nspname = 'public' and c.relname not like 'kysely\\_%' and c.relname <> all ($2)
        or n.nspname = 'pgboss' and c.relname = any($1))
    group by n.nspname, c.relname
    order by n.nspname desc, array_position($1, c.relname::text), c.relname`,
    [queueTables, passing],
  )
  return rows
}

/** What the database takes on its disk, and what its files are said to take in the store. */
export const readSizes = async (
  client: Connection,
): Promise<{ readonly databaseBytes: number; readonly fileBytes: number }> => {
  const { rows } = await client.query<{ database: number; files: number }>(`
    select pg_database_size(current_database()) as database,
      (select coalesce(sum(size), 0)::bigint from files) as files`)
  return { databaseBytes: rows[0]?.database ?? 0, fileBytes: rows[0]?.files ?? 0 }
}

/** Where the sequences stand. */
export const listSequences = async (client: Connection): Promise<Sequence[]> => {
  const { rows } = await client.query<Sequence>(`
    select schemaname as schema, sequencename as name, last_value as value
    from pg_sequences where schemaname = 'public' and last_value is not null order by sequencename`)
  return rows
}

/** The migrations that were done, in order; empty where there is no portal. */
export const listDone = async (client: Connection): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name')
  return rows.map(row => row.name)
}

/** The release of the queue's tables. */
export const readQueueVersion = async (client: Connection): Promise<number> => {
  const { rows } = await client.query<{ version: number }>('select version from pgboss.version')
  return rows[0]?.version ?? 0
}

/** Files that rows name, in pages. */
export const listFilesAfter = async (client: Connection, id: string | null, limit: number): Promise<StoredFile[]> => {
  const { rows } = await client.query<StoredFile>(
    'select id, storage_key, sha256 from files where $1::uuid is null or id > $1 order by id limit $2',
    [id, limit],
  )
  return rows
}

/** The rows of a table, as text. */
export const copyOut = (client: Connection, table: Table): Readable =>
  client.query(to(`copy (select ${columnsOf(table)} from ${nameOf(table)}) to stdout`))

/** Takes rows as text; `rowCount` of the stream says how many once it has ended. */
export const copyIn = (client: Connection, table: Table): Writable & { readonly rowCount: number } =>
  client.query(from(`copy ${nameOf(table)} (${columnsOf(table)}) from stdin`))

/** Whether nobody has made anything here yet. */
export const isEmptyDatabase = async (client: Connection): Promise<boolean> => {
  const { rowCount } = await client.query(`
    select from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg\\_%'
      and c.relkind in ('r', 'p', 'v', 'm', 'S') limit 1`)
  return rowCount === 0
}

// A schema holds nothing, so a database that bears only the mark counts as empty; it stays when a restore is killed.
const restoreLock = 4_417_023_115

/** Marks the database as one that is being restored; false while another process restores into it. */
export const beginRestore = async (client: Connection): Promise<boolean> => {
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [restoreLock])
  return rows[0]?.got ?? false
}

/** Whether a restore began here and never came to its end. */
export const isHalfRestored = async (client: Connection): Promise<boolean> => {
  const { rowCount } = await client.query("select from pg_namespace where nspname = 'restore_unfinished'")
  return (rowCount ?? 0) > 0
}

/** Says that what is in the database is no portal yet. */
export const markRestore = async (client: Connection): Promise<void> => {
  await client.query('create schema restore_unfinished')
}

/** Says that the portal is whole. */
export const unmarkRestore = async (client: Connection): Promise<void> => {
  await client.query('drop schema restore_unfinished')
}

/** Makes the database as empty as it was found. */
export const emptyDatabase = async (client: Connection): Promise<void> => {
  await client.query('rollback')
  await client.query('drop schema if exists restore_unfinished')
  await client.query('drop schema if exists pgboss cascade; drop schema public cascade; create schema public')
}

/**
 * Runs the load in one transaction with empty tables, no trigger and no foreign key; all of them stand again before it
 * ends, so that rows that do not belong together are refused. Indexes are made anew, which is faster than filling them.
 */
export const loading = async (client: Connection, load: () => Promise<void>): Promise<void> => {
  await client.query('begin')
  const tables = (await listTables(client)).map(nameOf)
  const { rows: keys } = await client.query<{ drop: string; add: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
  const { rows: indexes } = await client.query<{ drop: string; add: string }>(`
    select format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as add
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`)
  const { rows: triggers } = await client.query<{ name: string }>(`
    select distinct tgrelid::regclass::text as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where not tgisinternal and c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`)
  for (const { drop } of [...keys, ...indexes]) await client.query(drop)
  for (const { name } of triggers) await client.query(`alter table ${name} disable trigger user`)
  await client.query(`truncate ${tables.join(', ')} cascade`)
  await load()
  for (const { add } of [...indexes, ...keys]) await client.query(add)
  for (const { name } of triggers) await client.query(`alter table ${name} enable trigger user`)
  await client.query('commit')
  await client.query('analyze')
}

/** Lets a sequence go on where it stood. */
export const setSequence = async (client: Connection, { schema, name, value }: Sequence): Promise<void> => {
  await client.query('select setval(format($1, $2::text, $3::text)::regclass, $4)', ['%I.%I', schema, name, value])
}

const quote = pg.escapeIdentifier
const nameOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>): string => `${quote(schema)}.${quote(name)}`
const columnsOf = ({ columns }: Pick<Table, 'columns'>): string => columns.map(quote).join(', ')
