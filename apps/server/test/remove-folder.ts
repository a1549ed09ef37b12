import { rmSync } from 'node:fs'

/** Removes the folder of a test with all in it, also where something that just ended was still writing. */
export const removeFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
