// Nightly: forgets unused files (CON-092), what broken uploads left behind, and old client transactions.
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { unusedFileDays } from '@khyanalt/domain/upload-limits'
import { removeOldAnswers } from '../../db/client-transactions.sql.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Night } from '../../jobs/nightly.ts'
import type { Services } from '../../services.ts'
import { deleteUnused } from './files.sql.ts'
import { removeBytes } from './keep-bytes.ts'
import { listLooseBytes, noteLooseBytes } from './loose-bytes.sql.ts'
import { uploadFolder } from './receive-upload.ts'

const day = 24 * 60 * 60 * 1000
// Longer than any upload takes.
const looseMilliseconds = 60 * 60 * 1000
const answerDays = 31
const batch = 200

/** The task of the night. */
export const sweepLeftovers =
  (services: Services) =>
  async ({ now }: Night) => {
    const files = await sweepUnusedFiles(services, now)
    const loose = await sweepLooseBytes(services, now)
    await sweepTemporaryFiles(services)
    await inTransaction(services.db, tx => removeOldAnswers(tx, new Date(now.getTime() - answerDays * day)))
    return { files, loose }
  }

/** Removes bytes of those who died before their row came to be, or after it had gone. */
const sweepLooseBytes = async ({ db, files }: Pick<Services, 'db' | 'files'>, now: Date): Promise<number> => {
  const before = new Date(now.getTime() - looseMilliseconds)
  for (let removed = 0; ; ) {
    const keys = await inTransaction(db, tx => listLooseBytes(tx, before, batch))
    await removeBytes({ db, files }, keys)
    removed += keys.length
    if (keys.length < batch) return removed
  }
}

/** Removes files that nothing has used for a week; the row first, the bytes once that is certain. */
export const sweepUnusedFiles = async ({ db, files }: Pick<Services, 'db' | 'files'>, now: Date): Promise<number> => {
  const before = new Date(now.getTime() - unusedFileDays * day)
  for (let removed = 0; ; ) {
    const keys = await inTransaction(db, async tx => {
      const unused = await deleteUnused(tx, before, batch)
      await noteLooseBytes(tx, unused, now)
      return unused
    })
    await removeBytes({ db, files }, keys)
    removed += keys.length
    if (keys.length < batch) return removed
  }
}

/** Removes temporary files of processes that were killed while receiving. */
const sweepTemporaryFiles = async ({ config }: Services): Promise<void> => {
  const folder = uploadFolder(config)
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    const info = await stat(path).catch(() => null)
    // Wall clock on purpose: the file system has no other.
    if (info && Date.now() - info.mtimeMs > day) await rm(path, { force: true })
  }
}
