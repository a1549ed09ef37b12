// `npm run restore -- FILE`: brings a backup into the database, store and folder that the environment names, all of
// them empty, and up to this release. `--without-keys` goes without the keys that the backup holds.
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { DamagedArchiveError } from '../apps/server/src/backup/archive.ts'
import { openBackup, RestoreRefusedError, restoreBackup } from '../apps/server/src/backup/restore-backup.ts'
import { ConfigError, readConfig } from '../apps/server/src/config.ts'
import { startEmbeddedPostgres } from '../apps/server/src/db/embedded-postgres.ts'
import { openFileStore } from '../apps/server/src/external/file-store.ts'
import { AlreadyRunningError, findRunningServer } from '../apps/server/src/server-lock.ts'
import { failureOf } from './say-failure.ts'

const restore = async (path: string, withoutKeys: boolean): Promise<void> => {
  const config = readConfig(process.env)
  const running = findRunningServer(config.DATA_DIR)
  if (running) throw new AlreadyRunningError(config.DATA_DIR, running)
  const backup = await openBackup(path)
  if (backup.contents.keys && !config.BACKUP_PASSWORD && !withoutKeys) {
    throw new ConfigError('The backup holds keys: set BACKUP_PASSWORD, or say --without-keys.')
  }
  const began = Date.now()
  const embedded = config.DATABASE_URL
    ? null
    : await startEmbeddedPostgres({ dataDir: join(config.DATA_DIR, 'postgres') })
  try {
    await restoreBackup(backup, {
      address: embedded?.address ?? { connectionString: config.DATABASE_URL ?? '' },
      files: await openFileStore(config),
      keysFolder: join(config.DATA_DIR, 'keys'),
      password: withoutKeys ? null : (config.BACKUP_PASSWORD ?? null),
    })
  } finally {
    await embedded?.stop()
  }
  const { taken_at, files, keys, faults } = backup.contents
  console.log(`Restored the state of ${taken_at} after ${((Date.now() - began) / 1000).toFixed(1)} s.`)
  if (!files) console.log('The backup has no files; the store must be brought back by its own means.')
  if (!keys || withoutKeys) {
    console.log(`No keys were restored: put them into ${join(config.DATA_DIR, 'keys')} before the portal starts.`)
  }
  for (const fault of faults) console.error(`✗ ${fault}, already when the backup was made`)
}

try {
  const options = { 'without-keys': { type: 'boolean', default: false } } as const
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [file] = positionals
  if (!file) throw new ConfigError('Say what to restore: npm run restore -- FILE')
  // npm starts this in the folder of the repository; paths are those of the caller.
  await restore(resolve(process.env.INIT_CWD ?? process.cwd(), file), values['without-keys'])
} catch (error) {
  console.error(failureOf(error, [ConfigError, DamagedArchiveError, RestoreRefusedError, AlreadyRunningError]))
  process.exit(1)
}
