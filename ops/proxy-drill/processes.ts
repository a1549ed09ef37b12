// The portal as one server runs it behind a proxy: two processes that answer people, one that works off jobs.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const khyanalt = join(import.meta.dirname, '../../apps/server/src/cli/khyanalt.ts')

export type Process = {
  readonly name: string
  readonly port: number
  start(): void
  /** Resolves with the milliseconds until it said that it can serve. */
  ready(): Promise<number>
  /** Ends it in order (SIGTERM) and resolves with the milliseconds that took. */
  end(): Promise<number>
  /** Kills it at once. */
  kill(): Promise<void>
}

/** Prepares a process; what it says goes to a file of its name. */
export const prepareProcess = (
  name: string,
  port: number,
  folder: string,
  environment: Readonly<Record<string, string>>,
): Process => {
  const log = openSync(join(folder, `${name}.log`), 'a')
  let child: ChildProcess | null = null
  const stop = async (signal: NodeJS.Signals): Promise<number> => {
    const from = Date.now()
    if (!child || child.exitCode !== null || child.signalCode !== null) return 0
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
    return Date.now() - from
  }
  return {
    name,
    port,
    start() {
      const env = {
        PATH: process.env.PATH,
        HOME: folder,
        TMPDIR: folder,
        PORT: String(port),
        DATA_DIR: join(folder, name),
        ...environment,
      }
      child = spawn(process.execPath, [khyanalt, 'serve'], { env, stdio: ['ignore', log, log] })
    },
    async ready() {
      const from = Date.now()
      while (Date.now() - from < 300_000) {
        if (child?.exitCode !== null)
          throw new Error(`${name} ended with ${child?.exitCode}; see ${folder}/${name}.log`)
        const reply = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
        if (reply?.ok) return Date.now() - from
        await pause(100)
      }
      throw new Error(`${name} is not ready after five minutes; see ${folder}/${name}.log`)
    },
    end: () => stop('SIGTERM'),
    kill: async () => {
      await stop('SIGKILL')
    },
  }
}
