// One backup from beginning to end: room, file, row in the table of backups, and older ones that may go.
import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { openFileStore } from '../external/file-store.ts'
import { makeFolder } from '../make-folder.ts'
import { release } from '../release.ts'
import { nameBackup, removeOutdated, removeUnfinished } from './backup-folder.ts'
import type { BackupSettings } from './backup-settings.ts'
import { insertBackup } from './backups.sql.ts'
import type { Contents } from './contents.ts'
import { explainFailure } from './explain-failure.ts'
import { hasCluster, onDatabase } from './open-database.ts'
import { RestoreRefusedError } from './restore-backup.ts'
import { demandRoom, roomOfBackup } from './room.ts'
import { connect, readSizes } from './tables.sql.ts'
import { takeBackup } from './take-backup.ts'

export type Saved = {
  readonly path: string
  readonly bytes: number
  readonly seconds: number
  readonly contents: Contents
  /** Older ones that were removed, by name. */
  readonly removed: readonly string[]
  /** Why the table of backups does not know of it, or null. */
  readonly unnoted: string | null
}

/** Saves the portal of these settings into a folder, or as the file of a name that ends in .tar. */
export const savePortal = async (
  place: string,
  settings: BackupSettings,
  {
    withFiles,
    keepDays,
    signal,
    now = new Date(),
  }: {
    readonly withFiles: boolean
    /** Older backups of the folder go once this one is whole; null keeps all. */
    readonly keepDays: number | null
    readonly signal?: AbortSignal
    readonly now?: Date
  },
): Promise<Saved> => {
  if (!settings.DATABASE_URL && !hasCluster(settings.DATA_DIR)) {
    throw new RestoreRefusedError({
      mn: `${settings.DATA_DIR} хавтсанд өгөгдлийн сан алга: порталын DATA_DIR эсвэл DATABASE_URL-ийг өгнө үү. Юу ч хадгалагдсангүй.`,
      en: `There is no database under ${settings.DATA_DIR}: name the portal's DATA_DIR or DATABASE_URL. Nothing was saved.`,
    })
  }
  const isFile = place.endsWith('.tar') && !(await isFolder(place))
  if (isFile && keepDays !== null) {
    throw new RestoreRefusedError({
      mn: 'Хуучин нөөцийг зөвхөн хавтаснаас устгана; файлын оронд хавтас өгнө үү.',
      en: 'Older backups are removed in a folder only; give the folder instead of a file.',
    })
  }
  const path = isFile ? place : join(place, nameBackup(now))
  if (existsSync(path))
    throw new RestoreRefusedError({
      mn: `${path} аль хэдийн байна; юу ч хадгалагдсангүй.`,
      en: `${path} is there already; nothing was saved.`,
    })
  makeFolder(dirname(path), 0o700)
  if (!isFile) await removeUnfinished(place, now)
  const saving = onDatabase(settings, async address => {
    signal?.throwIfAborted()
    await demandRoom(path, roomOfBackup(await sizesOf(address, withFiles)), { mn: 'нөөц', en: 'a backup' })
    const contents = await takeBackup(path, {
      address,
      files: withFiles ? await openFileStore(settings) : null,
      keysFolder: join(settings.DATA_DIR, 'keys'),
      password: settings.BACKUP_PASSWORD,
      ...(signal ? { signal } : {}),
    })
    const { size: bytes } = await stat(path)
    const finished = new Date(Math.max(Date.now(), now.getTime()))
    const unnoted = await noteBackup(address, { path, bytes, contents, started: now, finished })
    const isWhole = contents.faults.length === 0
    return {
      path,
      bytes,
      seconds: (finished.getTime() - now.getTime()) / 1000,
      contents,
      unnoted,
      removed:
        isWhole && keepDays !== null
          ? await removeOutdated(dirname(path), { made: basename(path), days: keepDays, now })
          : [],
    }
  })
  return saving.catch(async error => {
    signal?.throwIfAborted()
    throw await explainFailure(null, error)
  })
}

const isFolder = async (path: string): Promise<boolean> => (await stat(path).catch(() => null))?.isDirectory() ?? false

const sizesOf = async (address: Parameters<typeof connect>[0], withFiles: boolean) => {
  const client = await connect(address)
  const { databaseBytes, fileBytes } = await readSizes(client).finally(() => client.end())
  return { databaseBytes, fileBytes: withFiles ? fileBytes : 0 }
}

/** A backup that cannot be written down is a good one all the same; answers why, or null. */
const noteBackup = async (
  address: Parameters<typeof connect>[0],
  {
    path,
    bytes,
    contents,
    started,
    finished,
  }: {
    readonly path: string
    readonly bytes: number
    readonly contents: Contents
    readonly started: Date
    readonly finished: Date
  },
): Promise<string | null> => {
  try {
    const client = await connect(address)
    await insertBackup(client, {
      id: contents.id ?? '',
      file: path,
      host: hostname(),
      release: release.version,
      bytes,
      rows: contents.tables.reduce((sum, table) => sum + table.rows, 0),
      files: contents.files?.count ?? null,
      faults: contents.faults.length,
      started_at: started,
      finished_at: finished,
    }).finally(() => client.end())
    return null
  } catch (error) {
    return (error as Error).message
  }
}
