// Processor time of the server, of its database and of the clients, from /proc.
import { readdirSync, readFileSync } from 'node:fs'

/** Seconds of processor time used so far. */
export type Used = { readonly server: number; readonly database: number; readonly clients: number }

// Linux counts in hundredths of a second wherever Node runs.
const ticks = 100

/** The fields of a process from its state on; none when it is gone. */
const readStat = (pid: number): readonly string[] => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return text.slice(text.lastIndexOf(')') + 2).split(' ')
  } catch {
    return []
  }
}
const sum = (fields: readonly string[], places: readonly number[]): number =>
  places.reduce((total, place) => total + Number(fields[place] ?? 0), 0) / ticks
const own = [11, 12]
const withEnded = [11, 12, 13, 14]

const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter(child => Number.isInteger(child) && Number(readStat(child)[1]) === pid)

/** A process with the children it started: those that live, and those that have ended. */
export const usedWithChildren = (pid: number): number =>
  childrenOf(pid).reduce((total, child) => total + sum(readStat(child), own), sum(readStat(pid), withEnded))

const isChild = (pids: { readonly server: number; readonly postmaster: number }): boolean =>
  Number(readStat(pids.postmaster)[1]) === pids.server

/** All three now; threads count with their process. */
export const readUsed = (pids: { readonly server: number; readonly postmaster: number }): Used => {
  const { user, system } = process.cpuUsage()
  return {
    // With the children that read files and draw papers; the built-in database is another one.
    server: usedWithChildren(pids.server) - sum(readStat(pids.postmaster), isChild(pids) ? own : []),
    database: usedWithChildren(pids.postmaster),
    clients: (user + system) / 1e6,
  }
}

/** What was used between two readings. */
export const usedBetween = (before: Used, after: Used): Used => ({
  server: after.server - before.server,
  database: after.database - before.database,
  clients: after.clients - before.clients,
})
