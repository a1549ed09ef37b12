// One restore from beginning to end: place, room, database, files and keys; a failure leaves the place as it was found.
import { existsSync, rmSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { ConfigError } from '../config.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../db/embedded-postgres.ts'
import { openFileStore } from '../external/file-store.ts'
import { makeFolder } from '../make-folder.ts'
import { AlreadyRunningError, findRunningServer } from '../server-lock.ts'
import type { BackupSettings } from './backup-settings.ts'
import type { Contents } from './contents.ts'
import { explainFailure } from './explain-failure.ts'
import { clusterIn, hasCluster } from './open-database.ts'
import { type Backup, HalfRestoredError, openBackup, RestoreRefusedError, restoreBackup } from './restore-backup.ts'
import { demandRoom, roomOfRestore } from './room.ts'

/** Brings the backup into the database, store and folder of these settings, all of them empty. */
export const restorePortal = async (
  path: string,
  settings: BackupSettings,
  { withKeys, signal }: { readonly withKeys: boolean; readonly signal?: AbortSignal },
): Promise<Contents> => {
  const { DATA_DIR, DATABASE_URL, S3_ENDPOINT, BACKUP_PASSWORD } = settings
  const running = findRunningServer(DATA_DIR)
  if (running) throw new AlreadyRunningError(DATA_DIR, running)
  const backup = await openBackup(path)
  if (backup.contents.keys && !BACKUP_PASSWORD && withKeys) {
    throw new ConfigError({
      mn: 'Нөөцөд түлхүүр байна: BACKUP_PASSWORD тавих, эсвэл --without-keys гэж өгнө үү.',
      en: 'The backup holds keys: set BACKUP_PASSWORD, or say --without-keys.',
    })
  }
  const room = roomOfRestore(backup.contents)
  await demandRoom(DATA_DIR, (DATABASE_URL ? 0 : room.cluster) + (S3_ENDPOINT ? 0 : room.files), {
    mn: 'сэргээсэн портал',
    en: 'the restored portal',
  })
  // Of what is not there yet nothing may stay behind.
  const made = [DATA_DIR, join(DATA_DIR, 'files'), join(DATA_DIR, 'keys')].filter(part => !existsSync(part))
  makePlace(DATA_DIR)
  try {
    await (DATABASE_URL
      ? intoDatabase(DATABASE_URL, backup, { settings, withKeys, signal })
      : intoCluster(backup, { settings, withKeys, signal }))
  } catch (error) {
    const reason =
      signal?.aborted && !(error instanceof HalfRestoredError) ? signal.reason : await explainFailure(DATA_DIR, error)
    for (const part of made) rmSync(part, { recursive: true, force: true })
    throw reason
  }
  return backup.contents
}

type How = {
  readonly settings: BackupSettings
  readonly withKeys: boolean
  readonly signal: AbortSignal | undefined
}

const intoDatabase = async (connectionString: string, backup: Backup, how: How): Promise<void> =>
  restoreBackup(backup, { address: { connectionString }, ...(await targetOf(how)) })

/** A cluster that this restore made goes with it when it fails: on a full disk nothing else would help. */
const intoCluster = async (backup: Backup, how: How): Promise<void> => {
  const { DATA_DIR } = how.settings
  const isNew = !hasCluster(DATA_DIR)
  const dataDir = clusterIn(DATA_DIR)
  let server: EmbeddedPostgres | null = null
  let isDone = false
  try {
    server = await startEmbeddedPostgres({ dataDir })
    await restoreBackup(backup, { address: server.address, throwaway: isNew, ...(await targetOf(how)) })
    isDone = true
  } catch (error) {
    throw await explainFailure(DATA_DIR, error)
  } finally {
    await server?.stop(isDone || !isNew ? undefined : 'at once')
    if (isNew && !isDone)
      for (const left of [dataDir, `${dataDir}.log`, `${dataDir}.socket`])
        rmSync(left, { recursive: true, force: true })
  }
}

const targetOf = async ({ settings, withKeys, signal }: How) => ({
  files: await openFileStore(settings),
  keysFolder: join(settings.DATA_DIR, 'keys'),
  password: withKeys ? (settings.BACKUP_PASSWORD ?? null) : null,
  ...(signal ? { signal } : {}),
})

/** Makes the folder; where this account may not, the sentence says who can and how. */
const makePlace = (path: string): void => {
  try {
    makeFolder(path, 0o700)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EACCES' && code !== 'EPERM') throw error
    const { username, gid } = userInfo()
    const make = `install -d -o ${username} -g ${gid} -m 0700 ${path}`
    throw new RestoreRefusedError({
      mn: `${path} үүсгэх боломжгүй: ${username} бүртгэлд ${dirname(path)} дотор бичих эрх алга. Эхлээд root-ээр үүсгэнэ үү: ${make}`,
      en: `${path} cannot be made: the account ${username} may not write in ${dirname(path)}. Make it first, as root: ${make}`,
    })
  }
}
