// SQL of the table of backups.
import type { Tx } from '../db/transaction.ts'
import type { LastBackups } from '../observe/backup-metrics.ts'
import type { Connection } from './tables.sql.ts'

export type BackupRow = {
  readonly id: string
  readonly file: string
  readonly host: string
  readonly release: string
  readonly bytes: number
  readonly rows: number
  readonly files: number | null
  readonly faults: number
  readonly started_at: Date
  readonly finished_at: Date
}

/** Writes down a backup that came to its end. */
export const insertBackup = async (client: Connection, row: BackupRow): Promise<void> => {
  await client.query(
    `insert into backups (id, file, host, release, bytes, rows, files, faults, started_at, finished_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ...[row.id, row.file, row.host, row.release, row.bytes, row.rows, row.files, row.faults],
      ...[row.started_at, row.finished_at],
    ],
  )
}

/** Writes down that a backup was found whole; false when this database knows of no such backup. */
export const markVerified = async (client: Connection, id: string, at: Date): Promise<boolean> => {
  const { rowCount } = await client.query('update backups set verified_at = $2 where id = $1', [id, at])
  return rowCount === 1
}

/** What is known of the last two whole backups of one kind, and when any was verified. */
export const readLastBackups = async (tx: Tx): Promise<LastBackups> => {
  const last = await tx
    .selectFrom('backups')
    .select(['id', 'started_at', 'finished_at', 'bytes', 'host', 'files'])
    .where('faults', '=', 0)
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const before =
    last &&
    (await tx
      .selectFrom('backups')
      .select('bytes')
      .where('faults', '=', 0)
      .where('id', '!=', last.id)
      .where('finished_at', '<=', last.finished_at)
      .where('files', last.files === null ? 'is' : 'is not', null)
      .orderBy('finished_at', 'desc')
      .limit(1)
      .executeTakeFirst())
  const { verified } = await tx
    .selectFrom('backups')
    .select(({ fn }) => fn.max('verified_at').as('verified'))
    .executeTakeFirstOrThrow()
  return { last: last ?? null, before: before ?? null, verifiedAt: verified }
}
