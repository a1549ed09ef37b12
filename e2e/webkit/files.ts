// Files that a journey hands to the browser, which reads them from the disk.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../test-results/given')

/** Writes a file; its path. */
export const writeSample = (name: string, bytes: Uint8Array): string => {
  mkdirSync(folder, { recursive: true })
  const path = join(mkdtempSync(join(folder, 'file-')), name)
  writeFileSync(path, bytes)
  return path
}
