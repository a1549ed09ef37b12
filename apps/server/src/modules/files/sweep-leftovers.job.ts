// Nightly: forgets unused files (CON-092), what broken uploads left behind, and old client transactions.
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { unusedFileDays } from '@khyanalt/domain/upload-limits'
import { removeOldAnswers } from '../../db/client-transactions.sql.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Services } from '../../services.ts'
import { deleteUnused } from './files.sql.ts'
import { uploadFolder } from './receive-upload.ts'

const day = 24 * 60 * 60 * 1000
const answerDays = 31
const batch = 200

/** The job. */
export const sweepLeftovers = (services: Services) => async (): Promise<void> => {
  await sweepUnusedFiles(services)
  await sweepTemporaryFiles(services)
  const now = services.clock.now().getTime()
  await inTransaction(services.db, tx => removeOldAnswers(tx, new Date(now - answerDays * day)))
}

/** Removes files that nothing has used for a week; the row first, the bytes once that is certain. */
export const sweepUnusedFiles = async ({ db, files, clock }: Services): Promise<void> => {
  const before = new Date(clock.now().getTime() - unusedFileDays * day)
  for (;;) {
    const keys = await inTransaction(db, tx => deleteUnused(tx, before, batch))
    for (const key of keys) await files.remove(key)
    if (keys.length < batch) return
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
