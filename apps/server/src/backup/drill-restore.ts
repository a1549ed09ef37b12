// Restores a backup where it disturbs nobody, looks whether everything is there, and removes it again.
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../db/embedded-postgres.ts'
import { openDatabase, openPool } from '../db/pool.ts'
import { openFolderStore } from '../external/file-store.ts'
import { describeFault, verifyJournal } from '../modules/audit/verify-journal.ts'
import { explainFailure } from './explain-failure.ts'
import { openBackup, RestoreRefusedError, restoreBackup } from './restore-backup.ts'
import { demandRoom, roomOfRestore } from './room.ts'

export type Drill = {
  /** By which the table of backups knows it; backups of before have none. */
  readonly id: string | undefined
  readonly seconds: number
  readonly rows: number
  readonly files: number
  /** Acts of the journal that are as they were sealed. */
  readonly sealed: number
}

const prefix = 'khyanalt-drill-'
// No drill takes so long; an older folder was left by one that was killed.
const longestDrillMs = 24 * 3_600_000

/** Throws one sentence when something is missing or not as it was; leaves nothing behind in TMPDIR. */
export const drillRestore = async (path: string, password: string | null, signal?: AbortSignal): Promise<Drill> => {
  const began = Date.now()
  const backup = await openBackup(path)
  await removeLeftovers(began)
  const room = roomOfRestore(backup.contents)
  await demandRoom(tmpdir(), room.cluster + room.files, {
    mn: 'туршин сэргээх (TMPDIR)',
    en: 'to restore it beside (TMPDIR)',
  })
  const folder = await mkdtemp(join(tmpdir(), prefix))
  let server: EmbeddedPostgres | null = null
  try {
    // The account of the built-in PostgreSQL must be able to enter.
    await chmod(folder, 0o711)
    server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), fsync: false })
    await restoreBackup(backup, {
      address: server.address,
      files: openFolderStore(folder),
      keysFolder: join(folder, 'keys'),
      password,
      throwaway: true,
      ...(signal ? { signal } : {}),
    })
    const db = openDatabase(openPool(server.address, () => {}, 2))
    const { fault, seals } = await verifyJournal(db).finally(() => db.destroy())
    signal?.throwIfAborted()
    if (fault)
      throw new RestoreRefusedError({
        mn: `${path} доторх бүртгэл битүүмжилсэн үеийнхээсээ өөр байна: ${describeFault(fault)}.`,
        en: `The journal in ${path} is not as it was sealed: ${describeFault(fault)}.`,
      })
    const { id, tables, files, faults } = backup.contents
    if (faults.length > 0)
      throw new RestoreRefusedError({
        mn: `${path} дараахаас бусдаар сэргээгдэнэ: ${faults.join(', ')}.`,
        en: `${path} can be restored but for ${faults.join(', ')}.`,
      })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    return { id, seconds: (Date.now() - began) / 1000, rows, files: files?.count ?? 0, sealed: seals }
  } catch (error) {
    signal?.throwIfAborted()
    throw await explainFailure(folder, error)
  } finally {
    await server?.stop('at once')
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Removes what drills left behind that were killed with everything they could have tidied up with. */
const removeLeftovers = async (now: number): Promise<void> => {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue
    const path = join(tmpdir(), name)
    const made = await stat(path).catch(() => null)
    const isOurs = made !== null && (process.getuid?.() ?? 0) === made.uid
    if (isOurs && now - made.mtimeMs > longestDrillMs) await rm(path, { recursive: true, force: true })
  }
}
