import { join } from 'node:path'
import { openBackup, restoreBackup } from '../../backup/restore-backup.ts'
import { ConfigError, readConfig } from '../../config.ts'
import { openFileStore } from '../../external/file-store.ts'
import { AlreadyRunningError, findRunningServer } from '../../server-lock.ts'
import { defineCommand } from '../command.ts'
import { pathOf } from '../path-of.ts'
import { withDatabase } from '../with-portal.ts'

/**
 * `khyanalt restore FILE`: brings a backup into the database, store and folder that the configuration names, all of them
 * empty, and up to this release.
 */
export const restoreCommand = defineCommand({
  args: ['FILE'],
  options: {
    'without-keys': {
      type: 'boolean',
      says: { mn: 'Нөөцөд байгаа түлхүүргүйгээр.', en: 'Goes without the keys that the backup holds.' },
    },
  },
  settings: 'strict',
  data: true,
  run: async ({ args: [file = ''], options: { 'without-keys': withoutKeys } }) => {
    const config = readConfig(process.env)
    const running = findRunningServer(config.DATA_DIR)
    if (running) throw new AlreadyRunningError(config.DATA_DIR, running)
    const backup = await openBackup(pathOf(file))
    if (backup.contents.keys && !config.BACKUP_PASSWORD && !withoutKeys) {
      throw new ConfigError('The backup holds keys: set BACKUP_PASSWORD, or say --without-keys.')
    }
    const began = Date.now()
    await withDatabase(config, async address =>
      restoreBackup(backup, {
        address,
        files: await openFileStore(config),
        keysFolder: join(config.DATA_DIR, 'keys'),
        password: withoutKeys ? null : (config.BACKUP_PASSWORD ?? null),
      }),
    )
    const { taken_at, files, keys, faults } = backup.contents
    console.log(`Restored the state of ${taken_at} after ${((Date.now() - began) / 1000).toFixed(1)} s.`)
    if (!files) console.log('The backup has no files; the store must be brought back by its own means.')
    if (!keys || withoutKeys) {
      console.log(`No keys were restored: put them into ${join(config.DATA_DIR, 'keys')} before the portal starts.`)
    }
    for (const fault of faults) console.error(`✗ ${fault}, already when the backup was made`)
    return 0
  },
})
