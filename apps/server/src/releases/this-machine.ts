// The machine that releases are changed on: systemd, or a command that restarts the portal.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { say } from '../terminal-language.ts'
import type { Machine } from './change-release.ts'

type Ended = { readonly code: number; readonly output: string }

const run = (program: string, args: readonly string[]): Promise<Ended> =>
  new Promise(resolve => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk
      })
    }
    child.on('error', error => resolve({ code: 127, output: error.message }))
    child.on('close', code => resolve({ code: code ?? 1, output }))
  })

/** Restarts by the given command, else by systemd where the unit runs. */
const findRestart = async (command: string | undefined): Promise<Machine['restart']> => {
  if (command !== undefined) return async () => (await run('/bin/sh', ['-c', command])).code === 0
  const isActive = (await run('systemctl', ['is-active', '--quiet', 'khyanalt.service'])).code === 0
  return isActive ? async () => (await run('systemctl', ['restart', 'khyanalt.service'])).code === 0 : null
}

/** `host` is where the portal listens; every address of the machine is asked at its own. */
const originOf = (host: string, port: string): string => {
  const near = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host
  return `http://${near.includes(':') ? `[${near}]` : near}:${port}`
}

/** What `khyanalt update` and `rollback` act on. */
export const thisMachine = async ({
  restart,
  seconds,
  host,
  port,
}: {
  readonly restart: string | undefined
  /** How long a release may take to get ready. */
  readonly seconds: number
  readonly host: string
  readonly port: string
}): Promise<Machine> => {
  const ask = (path: string) =>
    fetch(originOf(host, port) + path, { signal: AbortSignal.timeout(2000), redirect: 'error' })
  return {
    // The configuration stands in the environment already.
    run: (folder, words) => run(join(folder, 'bin/khyanalt'), words),
    restart: await findRestart(restart),
    async becomesReady(version) {
      for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(200)) {
        const isReady = await ask('/readyz').then(
          reply => reply.ok,
          () => false,
        )
        if (!isReady) continue
        // The process of before may be answering still.
        const health = (await ask('/healthz')
          .then(reply => reply.json())
          .catch(() => null)) as { readonly version?: string } | null
        if (health && (health.version === undefined || health.version === version)) return true
      }
      return false
    },
    say,
  }
}
