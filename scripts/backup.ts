// `npm run backup -- FILE|FOLDER`: saves database, files and keys while the portal serves. `--without-files` leaves out
// the files, where their store is kept safe by other means. `npm run backup -- verify FILE` restores one into a folder
// of its own, looks whether everything is there, and removes it again.
import { existsSync, mkdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { DamagedArchiveError } from '../apps/server/src/backup/archive.ts'
import { drillRestore } from '../apps/server/src/backup/drill-restore.ts'
import { RestoreRefusedError } from '../apps/server/src/backup/restore-backup.ts'
import { takeBackup } from '../apps/server/src/backup/take-backup.ts'
import { type Config, ConfigError, readConfig } from '../apps/server/src/config.ts'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres.ts'
import { openFileStore } from '../apps/server/src/external/file-store.ts'
import { noteBackup } from '../apps/server/src/observe/last-backup.ts'
import { failureOf } from './say-failure.ts'

/** A path as the caller sees it; npm starts this in the folder of the repository. */
const pathOf = (given: string): string => resolve(process.env.INIT_CWD ?? process.cwd(), given)

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

const save = async (given: string, config: Config, withFiles: boolean): Promise<void> => {
  const isFolder = existsSync(given) && statSync(given).isDirectory()
  const moment = new Date().toISOString().replaceAll(':', '').slice(0, 17)
  const path = isFolder ? join(given, `khyanalt-${moment}Z.backup.tar`) : given
  if (existsSync(path)) throw new RestoreRefusedError(`${path} is there already; nothing was saved.`)
  mkdirSync(resolve(path, '..'), { recursive: true })
  const began = Date.now()
  // A portal that runs on the same folder keeps its database; this only joins it.
  const embedded = config.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ dataDir: join(config.DATA_DIR, 'postgres') })
  try {
    const { tables, files, keys, faults } = await takeBackup(path, {
      address: embedded?.address ?? { connectionString: config.DATABASE_URL ?? '' },
      files: withFiles ? await openFileStore(config) : null,
      keysFolder: join(config.DATA_DIR, 'keys'),
      password: config.BACKUP_PASSWORD,
    })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const filesText = files ? `${files.count} files (${megabytes(files.bytes)})` : 'no files'
    const seconds = ((Date.now() - began) / 1000).toFixed(1)
    console.log(`${path}: ${rows} rows and ${filesText} in ${megabytes(statSync(path).size)}, after ${seconds} s.`)
    console.log(
      keys
        ? 'The keys are in it, locked with BACKUP_PASSWORD; keep the password elsewhere.'
        : `The keys are NOT in it: keep a copy of ${join(config.DATA_DIR, 'keys')} elsewhere, or set BACKUP_PASSWORD.`,
    )
    if (config.SIGNING_KEY_FILE) console.log('The key in SIGNING_KEY_FILE is never in a backup.')
    for (const fault of faults) console.error(`✗ ${fault}`)
    if (faults.length > 0) process.exitCode = 1
    else await noteBackup(config.DATA_DIR, path)
  } finally {
    await embedded?.stop()
  }
}

const verify = async (path: string, config: Config): Promise<void> => {
  const { seconds, rows, files, sealed } = await drillRestore(path, config.BACKUP_PASSWORD ?? null)
  console.log(
    `${path} can be restored: ${rows} rows, ${files} files and ${sealed} sealed acts are as they were, ` +
      `after ${seconds.toFixed(1)} s.`,
  )
}

try {
  const options = { 'without-files': { type: 'boolean', default: false } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [first, second] = positionals
  if (first === 'verify' && second) await verify(pathOf(second), readConfig(process.env))
  else if (first && first !== 'verify') await save(pathOf(first), readConfig(process.env), !values['without-files'])
  else throw new ConfigError('Say where to: npm run backup -- /var/backups/khyanalt, or verify and the file of one.')
} catch (error) {
  console.error(failureOf(error, [ConfigError, DamagedArchiveError, RestoreRefusedError]))
  // Whatever still holds the process, a timer that waits for its end must hear of the failure.
  process.exit(1)
}
