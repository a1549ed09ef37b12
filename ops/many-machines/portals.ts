// Machines of the portal: the same program on each, with nothing of its own but a scratch folder.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startDatabaseBalancer } from './balancers.ts'
import { databaseUrl } from './database.ts'
import type { Machine } from './machines.ts'

const khyanalt = join(import.meta.dirname, '../../apps/server/src/cli/khyanalt.ts')

export type PortalMachine = {
  readonly machine: Machine
  readonly origin: string
  /** Starts balancer and process, at first and after the machine was gone. */
  boot(): void
  /** Resolves when the process says that it can serve. */
  ready(seconds: number): Promise<void>
  /** Ends the process in order and starts it again. */
  restart(): Promise<void>
}

/** A machine that serves people, or works off jobs. */
export const preparePortal = (
  machine: Machine,
  role: 'web' | 'work',
  {
    databases,
    folder,
    settings,
  }: {
    readonly databases: readonly Machine[]
    readonly folder: string
    readonly settings: Readonly<Record<string, string>>
  },
): PortalMachine => {
  const origin = `http://${machine.address}:3000`
  const scratch = join(folder, machine.name)
  let child: ChildProcess | null = null
  const launch = (): void => {
    // Whatever a process kept here must not be missed by the next.
    rmSync(scratch, { recursive: true, force: true })
    child = machine.start('portal', process.execPath, [khyanalt, 'serve'], {
      env: {
        NODE_ENV: 'production',
        // The journeys need people who can sign in.
        DEMO: '1',
        ROLE: role,
        HOST: '0.0.0.0',
        PORT: '3000',
        TRUST_PROXY: '1',
        LOG_LEVEL: 'warn',
        // The balancer asks twice a second and believes the second answer.
        DRAIN_SECONDS: '3',
        RATE_LIMIT: '1000000',
        WORK_LIMIT: '1000000',
        DATA_DIR: scratch,
        DATABASE_URL: databaseUrl,
        ...settings,
      },
    })
  }
  return {
    machine,
    origin,
    boot() {
      startDatabaseBalancer(machine, databases, folder)
      launch()
    },
    async ready(seconds) {
      for (let tries = 0; tries < seconds * 10; tries++) {
        if (child?.exitCode !== null) throw new Error(`The process on ${machine.name} ended with ${child?.exitCode}`)
        const reply = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => null)
        if (reply?.ok) return
        await pause(100)
      }
      throw new Error(`${machine.name} is not ready after ${seconds} seconds`)
    },
    async restart() {
      if (!child || child.exitCode !== null) throw new Error(`${machine.name} does not run`)
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      launch()
    },
  }
}
