// A server that dies comes back, with its database; one that cannot run says so once.
import { type ChildProcess, fork, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { findRunningServer } from '../apps/server/src/server-lock.ts'
import { removeFolder } from '../apps/server/test/remove-folder.ts'
import { root } from './run-program.ts'
import { supervise } from './supervise.ts'

const folder = mkdtempSync(join(tmpdir(), 'khyanalt-supervise-'))
afterAll(() => removeFolder(folder))
const limits = { atOnce: 60_000, most: 4, pause: 20 }

/** Supervises a script; `starts` grows with each child. */
const watch = (script: string, more: { readonly limits?: typeof limits } = { limits }) => {
  const file = join(folder, `${Math.random()}.mjs`)
  writeFileSync(file, script)
  const stop = new AbortController()
  const said: string[] = []
  const children: ChildProcess[] = []
  const ended = supervise(
    () => {
      const child = fork(file, [String(children.length)])
      children.push(child)
      return child
    },
    { stop: stop.signal, running: () => said.push('running'), say: sentence => said.push(sentence), ...more },
  )
  return { stop, said, children, ended }
}
const staying = `process.on('SIGTERM', () => process.exit(5))
process.on('SIGINT', () => process.exit(6))
process.send('running')
setInterval(() => {}, 1000)`

describe('a supervised process', () => {
  it('[REQ-SUPERVISE-01] comes back after it was killed or ended with a fault, each time after a longer pause', async () => {
    const { ended, said, children } = watch(
      `process.send('running', () => {
        if (process.argv[2] === '0') process.kill(process.pid, 'SIGKILL')
        process.exit(process.argv[2] === '1' ? 7 : 0)
      })`,
    )
    expect(await ended).toBe(0)
    expect(children).toHaveLength(3)
    expect(said).toEqual([
      'running',
      'The portal ended (SIGKILL) and is started again in 0.02 s.',
      'The portal ended (exit code 7) and is started again in 0.04 s.',
    ])
  })

  it('[REQ-SUPERVISE-02] is given up in one sentence when it dies at once several times in a row', async () => {
    const { ended, said, children } = watch("process.send('running', () => process.kill(process.pid, 'SIGKILL'))")
    expect(await ended).toBe(1)
    expect(children).toHaveLength(4)
    expect(said.at(-1)).toContain('4 times in a row right after its start (SIGKILL) and is not started again')
  })

  it('[REQ-SUPERVISE-02] is given up at the fifth time unless something else is said, after pauses that double', async () => {
    const { ended, said } = watch("process.send('running', () => process.kill(process.pid, 'SIGKILL'))", {})
    expect(await ended).toBe(1)
    expect(said.slice(1, -1).map(sentence => / in (.*) s\.$/.exec(sentence)?.[1])).toEqual(['0.25', '0.5', '1', '2'])
    expect(said.at(-1)).toContain('5 times in a row right after its start (SIGKILL) and is not started again')
  }, 60_000)

  it('[REQ-SUPERVISE-02] is not started again for a wrong configuration, nor when it never ran and said why', async () => {
    const running78 = "process.send('running', () => process.exit(78))"
    for (const [script, code, expected] of [
      ['process.exit(78)', 78, []],
      [running78, 78, ['running']],
      ['process.exit(1)', 1, []],
    ] as const) {
      const { ended, said, children } = watch(script)
      expect(await ended).toBe(code)
      expect(children).toHaveLength(1)
      // The one sentence is its own.
      expect(said).toEqual(expected)
    }
  })

  it.each([
    ['SIGTERM', 5],
    ['SIGINT', 6],
  ] as const)(
    '[REQ-SUPERVISE-03] gets %s when its supervisor got it, and is not started again',
    async (signal, code) => {
      const { ended, said, children, stop } = watch(staying)
      while (!said.includes('running')) await pause(10)
      stop.abort(signal)
      expect(await ended).toBe(code)
      expect(children).toHaveLength(1)
    },
  )

  it('[REQ-SUPERVISE-03] ends in order when it is told to stop before it minds signals', async () => {
    const { ended, children, stop } = watch('setInterval(() => {}, 1000)')
    while (children.length === 0) await pause(10)
    stop.abort('SIGTERM')
    expect(await ended).toBe(0)
    expect(children).toHaveLength(1)
  })
})

describe('npm start', () => {
  const dataDir = join(folder, 'data')
  const start = () => {
    const change = { NODE_ENV: 'development', DATA_DIR: dataDir, DEMO: '0', PORT: '0', DATABASE_URL: undefined }
    const env = { ...process.env, ...change }
    return spawn(process.execPath, ['scripts/start.ts'], {
      cwd: root,
      env,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
  }
  it('[REQ-SUPERVISE-02] tells a wrong configuration in one sentence and ends', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/start.ts'], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'development', DATA_DIR: dataDir, PORT: 'none', LC_ALL: 'en_US.UTF-8' },
    })
    expect([status, stdout]).toEqual([78, ''])
    expect(stderr).toMatch(/^PORT is wrong: it is no number\..*\n$/)
  })

  const isReady = async (): Promise<boolean> => {
    try {
      const { ok } = await fetch(`${findRunningServer(dataDir)?.address}/readyz`)
      return ok
    } catch {
      return false
    }
  }
  const ready = async (): Promise<{ server: number; postmaster: number }> => {
    while (!(await isReady())) await pause(50)
    const postmaster = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
    return { server: findRunningServer(dataDir)?.pid ?? 0, postmaster }
  }
  const isThere = (pid: number): boolean => {
    try {
      return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
    } catch {
      return false
    }
  }

  it.runIf(process.platform === 'linux')(
    '[REQ-SUPERVISE-01] [REQ-SUPERVISE-03] brings server and database back after kill -9 of both, and ends both when it is told to',
    async () => {
      const supervisor = start()
      try {
        const first = await ready()
        process.kill(first.server, 'SIGKILL')
        process.kill(first.postmaster, 'SIGKILL')
        while (isThere(first.server)) await pause(10)
        const second = await ready()
        expect(second.server).not.toBe(first.server)
        expect(second.postmaster).not.toBe(first.postmaster)
        process.kill(second.server, 'SIGKILL')
        while (isThere(second.server)) await pause(10)
        const third = await ready()
        expect(third.server).not.toBe(second.server)
        const ended = once(supervisor, 'exit')
        supervisor.kill('SIGTERM')
        expect(await ended).toEqual([0, null])
        expect([isThere(third.server), isThere(third.postmaster)]).toEqual([false, false])
      } finally {
        supervisor.kill('SIGKILL')
      }
    },
    240_000,
  )

  it.runIf(process.platform === 'linux')(
    '[REQ-SUPERVISE-03] ends its server in order when it is killed itself',
    async () => {
      const supervisor = start()
      const { server, postmaster } = await ready()
      supervisor.kill('SIGKILL')
      while (isThere(server) || isThere(postmaster)) await pause(50)
      expect(findRunningServer(dataDir)).toBeNull()
    },
    120_000,
  )
})
