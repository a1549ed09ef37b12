// The secret that signs short-lived addresses.
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { keepOnce } from './keep-once.ts'

/** SECRET, or one made at the first start and kept under DATA_DIR/keys, readable by this account only. */
export const readSecret = (config: Config): string => {
  if (config.SECRET) return config.SECRET
  return keepOnce(join(config.DATA_DIR, 'keys', 'secret'), randomBytes(32).toString('base64url')).trim()
}
