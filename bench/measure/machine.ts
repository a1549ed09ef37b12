// What a result says of the machine it was measured on.
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

/** Cores, memory, Node, and how busy the machine was with other work before the run. */
export const describeMachine = (): string => {
  const busy = loadavg()[0] ?? 0
  const shared = busy > 1 ? `; shared with other work, load ${busy.toFixed(1)} before the run` : ''
  return `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}${shared}`
}

/** The day of a result. */
export const today = (): string => new Date().toISOString().slice(0, 10)
