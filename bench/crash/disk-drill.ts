// The disk is full: first that of the database, then that of the files.
import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Drill, underLoad, untilFinished, untilServed } from './under-load.ts'

const fullMs = 10_000

/** Each lies on a small file system of its own in memory, which a ballast fills; needs the right to mount. */
export const fullDisk: Drill = async options => {
  const database = join(options.folder, 'database')
  const files = join(options.folder, 'var')
  const mounts = [
    [database, '420m'],
    [files, '64m'],
  ] as const
  try {
    for (const [folder, size] of mounts) mount(folder, size)
    return await underLoad(
      'A full disk, of the database and of the files',
      options,
      { shape: 'parted', clusterDir: join(database, 'postgres') },
      async (portal, { tokens, finished }) => {
        await untilFinished(finished, 3)
        const freeDatabase = fill(database)
        await pause(fullMs)
        freeDatabase()
        const databaseBack = await untilServed(portal, tokens.inspector)
        await untilFinished(finished, 3)
        const freeFiles = fill(files)
        await pause(fullMs)
        freeFiles()
        await untilFinished(finished, 3)
        return {
          how: [['full for', `${fullMs / 1000} s each`]],
          recoveries: { 'room for the database': [databaseBack] },
        }
      },
    )
  } finally {
    for (const [folder] of mounts) spawnSync('umount', ['-l', folder])
  }
}

const mount = (folder: string, size: string): void => {
  mkdirSync(folder, { recursive: true })
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0755`, 'tmpfs', folder])
  if (status !== 0) throw new Error(`No file system could be mounted: ${stderr}`)
}

/** Writes a ballast until nothing fits any more; the answer takes it away. */
const fill = (folder: string): (() => void) => {
  const path = join(folder, 'ballast')
  const file = openSync(path, 'w')
  const write = (size: number): boolean => {
    try {
      return writeSync(file, Buffer.alloc(size)) > 0
    } catch {
      return false
    }
  }
  for (const size of [1 << 20, 4096]) while (write(size));
  // What others give back meanwhile is taken as well.
  const again = setInterval(() => {
    while (write(4096));
  }, 100)
  return () => {
    clearInterval(again)
    closeSync(file)
    rmSync(path)
  }
}
