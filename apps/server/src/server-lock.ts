// One server and one process of jobs per data folder: a file that names the process and its address.
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRunning } from './db/embedded-postmaster.ts'
import { PlainError } from './plain-error.ts'

/** What the process does, as in the configuration. */
type Role = 'all' | 'web' | 'work'

export type ServerLockInfo = {
  readonly pid: number
  /** When the process started, in ticks since boot; tells a reused process number apart. */
  readonly startedAt: string
  /** Where the portal answers; null until it listens. */
  readonly address: string | null
}

export type ServerLock = {
  /** Says where the portal answers now. */
  announce(address: string): void
  release(): void
}

/** Another living server holds the data folder; the message is fit for the terminal. */
export class AlreadyRunningError extends PlainError {
  readonly info: ServerLockInfo
  constructor(dataDir: string, info: ServerLockInfo) {
    const [mn, en] = info.address
      ? [`${info.address} хаягт ажиллаж байна`, `at ${info.address}`]
      : ['эхэлж байна', 'and is still starting']
    super({
      mn: `Khyanalt ${dataDir} хавтсанд аль хэдийн ${mn} (процесс ${info.pid}); юу ч эхлүүлсэнгүй.`,
      en: `Khyanalt is already running on ${dataDir} ${en} (process ${info.pid}); nothing was started.`,
    })
    this.info = info
  }
}

/** Takes the data folder for this process; a lock of a dead process is taken over. Throws AlreadyRunningError. */
export const takeServerLock = (dataDir: string, role: Role = 'all'): ServerLock => {
  const file = lockFile(dataDir, role)
  const own = `${file}.${process.pid}`
  const info = (at: string | null): string =>
    JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid), address: at } satisfies ServerLockInfo)
  try {
    for (;;) {
      writeFileSync(own, info(null))
      try {
        // A link appears with its whole content, or not at all.
        linkSync(own, file)
        break
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      }
      const holder = findRunningServer(dataDir, role)
      if (holder) throw new AlreadyRunningError(dataDir, holder)
      rmSync(file, { force: true })
    }
  } finally {
    rmSync(own, { force: true })
  }
  return {
    announce(at) {
      writeFileSync(own, info(at))
      renameSync(own, file)
    },
    release() {
      if (findRunningServer(dataDir, role)?.pid === process.pid) rmSync(file, { force: true })
    },
  }
}

/** The living server of a data folder, or null. */
export const findRunningServer = (dataDir: string, role: Role = 'all'): ServerLockInfo | null => {
  try {
    const info = JSON.parse(readFileSync(lockFile(dataDir, role), 'utf8')) as ServerLockInfo
    return isRunning(info.pid) && startOf(info.pid) === info.startedAt ? info : null
  } catch {
    return null
  }
}

// Whoever does the jobs alone may stand beside the server that answers people.
const lockFile = (dataDir: string, role: Role): string => join(dataDir, role === 'work' ? 'work.lock' : 'server.lock')

const startOf = (pid: number): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}
