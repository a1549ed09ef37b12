// Keys and secrets that the first start makes: processes that start together all go by the same one.
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Keeps a text in a file that only this account reads, unless there is one already, and answers what is kept. The file
 * is there whole or not at all, so that nobody reads the half of what another process is writing.
 */
export const keepOnce = (path: string, text: string): string => {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const part = `${path}.${process.pid}`
  writeFileSync(part, text, { mode: 0o600 })
  try {
    linkSync(part, path)
  } catch (error) {
    // Another process that started at the same time was first; what it made counts.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(part)
  }
  return readFileSync(path, 'utf8')
}
