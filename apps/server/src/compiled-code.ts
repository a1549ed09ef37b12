// What Node made of the code at the first start is kept for the next ones, which then need a third of the time less.
import { readdirSync, rmSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { release } from './release.ts'

/**
 * Keeps compiled code in the data folder, for this release alone. Call it as the owner of that folder: whoever may write
 * there decides what runs. Where nothing can be written Node does without.
 */
export const keepCompiledCode = (dataDir: string): void => {
  const folder = join(dataDir, 'compiled-code')
  enableCompileCache(join(folder, release.version))
  for (const name of namesIn(folder)) if (name !== release.version) rmSync(join(folder, name), { recursive: true })
}

const namesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
