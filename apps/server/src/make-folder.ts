import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder and what is missing above it, and leaves one that is there. Node's `recursive` never ends below a
 * folder that lets nothing be made in it and says ENOENT, as /proc does.
 */
export const makeFolder = (path: string, mode = 0o777): void => {
  if (!existsSync(dirname(path))) makeFolder(dirname(path), mode)
  try {
    mkdirSync(path, { mode })
  } catch (error) {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}
