// Nightly: forgets unused files (CON-092), what broken uploads left behind, and old client transactions.
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { unusedFileDays } from '@khyanalt/domain/upload-limits'
import { removeOldAnswers } from '../../db/client-transactions.sql.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Night } from '../../jobs/nightly.ts'
import type { Services } from '../../services.ts'
import { deleteUnused } from './files.sql.ts'
import { uploadFolder } from './receive-upload.ts'

const day = 24 * 60 * 60 * 1000
const answerDays = 31
const batch = 200

/** The task of the night. */
export const sweepLeftovers =
  (services: Services) =>
  async ({ now }: Night) => {
    const files = await sweepUnusedFiles(services, now)
    await sweepTemporaryFiles(services)
    await inTransaction(services.db, tx => removeOldAnswers(tx, new Date(now.getTime() - answerDays * day)))
    return { files }
  }

/** Removes files that nothing has used for a week; the row first, the bytes once that is certain. */
export const sweepUnusedFiles = async ({ db, files }: Pick<Services, 'db' | 'files'>, now: Date): Promise<number> => {
  const before = new Date(now.getTime() - unusedFileDays * day)
  for (let removed = 0; ; ) {
    const keys = await inTransaction(db, tx => deleteUnused(tx, before, batch))
    for (const key of keys) await files.remove(key)
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
