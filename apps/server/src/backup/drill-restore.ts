// Restores a backup where it disturbs nobody, looks whether everything is there, and removes it again.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../db/embedded-postgres.ts'
import { openDatabase, openPool } from '../db/pool.ts'
import { openFolderStore } from '../external/file-store.ts'
import { describeFault, verifyJournal } from '../modules/audit/verify-journal.ts'
import { openBackup, RestoreRefusedError, restoreBackup } from './restore-backup.ts'

export type Drill = {
  readonly seconds: number
  readonly rows: number
  readonly files: number
  /** Acts of the journal that are as they were sealed. */
  readonly sealed: number
}

/** Throws one sentence when something is missing or not as it was. */
export const drillRestore = async (path: string, password: string | null): Promise<Drill> => {
  const began = Date.now()
  const backup = await openBackup(path)
  const folder = await mkdtemp(join(tmpdir(), 'khyanalt-drill-'))
  // The account of the built-in PostgreSQL must be able to enter.
  await chmod(folder, 0o711)
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), fsync: false })
  const db = openDatabase(openPool(server.address, () => {}, 2))
  try {
    await restoreBackup(backup, {
      address: server.address,
      files: openFolderStore(folder),
      keysFolder: join(folder, 'keys'),
      password,
    })
    const { fault, seals } = await verifyJournal(db)
    if (fault) throw new RestoreRefusedError(`The journal in ${path} is not as it was sealed: ${describeFault(fault)}.`)
    const { tables, files, faults } = backup.contents
    if (faults.length > 0) throw new RestoreRefusedError(`${path} can be restored but for ${faults.join(', ')}.`)
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    return { seconds: (Date.now() - began) / 1000, rows, files: files?.count ?? 0, sealed: seals }
  } finally {
    await db.destroy()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
