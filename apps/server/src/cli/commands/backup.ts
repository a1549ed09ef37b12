import { existsSync, mkdirSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { RestoreRefusedError } from '../../backup/restore-backup.ts'
import { takeBackup } from '../../backup/take-backup.ts'
import { readConfig } from '../../config.ts'
import { openFileStore } from '../../external/file-store.ts'
import { noteBackup } from '../../observe/last-backup.ts'
import { defineCommand } from '../command.ts'
import { pathOf } from '../path-of.ts'
import { withDatabase } from '../with-portal.ts'

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

/** `khyanalt backup PLACE`: saves database, files and keys while the portal serves. */
export const backupCommand = defineCommand({
  args: ['PLACE'],
  options: {
    'without-files': {
      type: 'boolean',
      says: {
        mn: 'Файлгүйгээр: файлын сан нь өөрөө нөөцлөгддөг бол.',
        en: 'Leaves out the files, where their store is kept safe by other means.',
      },
    },
  },
  settings: 'strict',
  data: true,
  details: { mn: 'PLACE нь хавтас эсвэл шинэ файл.', en: 'PLACE is a folder or a new file.' },
  run: async ({ args: [place = ''], options }) => {
    const given = pathOf(place)
    const config = readConfig(process.env)
    const isFolder = existsSync(given) && statSync(given).isDirectory()
    const moment = new Date().toISOString().replaceAll(':', '').slice(0, 17)
    const path = isFolder ? join(given, `khyanalt-${moment}Z.backup.tar`) : given
    if (existsSync(path)) throw new RestoreRefusedError(`${path} is there already; nothing was saved.`)
    mkdirSync(resolve(path, '..'), { recursive: true })
    const began = Date.now()
    const { tables, files, keys, faults } = await withDatabase(config, async address =>
      takeBackup(path, {
        address,
        files: options['without-files'] ? null : await openFileStore(config),
        keysFolder: join(config.DATA_DIR, 'keys'),
        password: config.BACKUP_PASSWORD,
      }),
    )
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
    if (faults.length > 0) return 1
    await noteBackup(config.DATA_DIR, path)
    return 0
  },
})
