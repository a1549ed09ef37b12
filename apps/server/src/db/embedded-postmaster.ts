// What `postmaster.pid` and the process table say about the server of a data folder.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type Postmaster = {
  readonly pid: number
  readonly socketDir: string
  /** As PostgreSQL writes it: starting, ready, stopping. */
  readonly status: string
  /** `other`: the number belongs to another program by now. */
  readonly process: 'running' | 'zombie' | 'other' | 'gone'
}

/** The server that the data folder names, or null when none does. */
export const readPostmaster = (dataDir: string): Postmaster | null => {
  let lines: string[]
  try {
    lines = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return null
  }
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return null
  return { pid, socketDir: lines[4] ?? '', status: (lines[7] ?? '').trim(), process: processState(pid) }
}

/** Whether a process runs; where there is no /proc, a signal tells. */
export const isRunning = (pid: number): boolean => {
  if (pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** What became of a server process. */
export const processState = (pid: number): Postmaster['process'] => {
  if (!isRunning(pid)) return 'gone'
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name stands in parentheses and may itself hold any character.
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'))
    if (stat[stat.lastIndexOf(')') + 2] === 'Z') return 'zombie'
    // After a restart of the machine the number may belong to something else.
    return name === 'postgres' ? 'running' : 'other'
  } catch {
    return process.platform === 'linux' ? 'gone' : 'running'
  }
}
