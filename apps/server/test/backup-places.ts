// What tests of backups share: the data of an earlier release, settings on a database of the tests, and what is left.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { type BackupSettings, readBackupSettings } from '../src/backup/backup-settings.ts'
import type { TestDatabase } from './test-database.ts'

/** What the keys of the earlier releases are locked with. */
export const earlierPassword = 'correct-horse-battery'

/** Unpacks the backup of an earlier release into a file of that folder; its path. */
export const unpackEarlier = (folder: string): string => {
  const releases = join(import.meta.dirname, 'earlier-releases')
  const [packed = ''] = readdirSync(releases).filter(name => name.endsWith('.zst'))
  const path = join(folder, 'earlier.backup.tar')
  writeFileSync(path, zstdDecompressSync(readFileSync(join(releases, packed))))
  return path
}

/** What the environment would say of a database of the tests, which has a socket or an address. */
export const settingsOn = (address: TestDatabase['address'], dataDir: string): BackupSettings =>
  readBackupSettings({
    DATA_DIR: dataDir,
    DATABASE_URL:
      'connectionString' in address
        ? address.connectionString
        : `postgres://${address.user}@localhost:${address.port ?? 5432}/${address.database}?host=${address.host}`,
    BACKUP_PASSWORD: earlierPassword,
  })

/** The names in a folder; none where there is no folder. */
export const filesIn = (place: string): string[] => (existsSync(place) ? readdirSync(place) : [])

/** The servers of PostgreSQL that keep their data under a folder, as process numbers. */
export const postmastersIn = (place: string): string =>
  spawnSync('pgrep', ['-f', `postgres -D ${place}`], { encoding: 'utf8' }).stdout
