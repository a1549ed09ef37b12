// The secret that signs short-lived addresses.
import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'

/** SECRET, or one made at the first start and kept under DATA_DIR/keys, readable by this account only. */
export const readSecret = (config: Config): string => {
  if (config.SECRET) return config.SECRET
  const folder = join(config.DATA_DIR, 'keys')
  const file = join(folder, 'secret')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}
