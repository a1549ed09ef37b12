// When this data was last saved whole; a file beside it says so, for the alert that nobody saves it any more.
import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const fileIn = (dataDir: string): string => join(dataDir, 'last-backup')

/** Notes that a backup was made without a fault. */
export const noteBackup = async (dataDir: string, path: string): Promise<void> => {
  await writeFile(fileIn(dataDir), `${path}\n`)
}

/** When that was, or null. */
export const lastBackupAt = async (dataDir: string): Promise<Date | null> => {
  const found = await stat(fileIn(dataDir)).catch(() => null)
  return found?.mtime ?? null
}
