// A server with an installation like the document's: releases that its account may not write, and something that
// starts the portal again whenever it ends, as systemd does.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, openSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runProgram } from '../../scripts/run-program.ts'

/** Nobody's account: as root the drill hands the data to it, and the portal becomes it. */
const nobody = 65_534

export type Portal = {
  readonly origin: string
  /** Unpacks a file as the document tells; answers its version. */
  install(file: string): Promise<string>
  /** Milliseconds from the start until it is ready. */
  start(): Promise<number>
  /** Ends the process in order, and waits until the next is ready. */
  restart(): Promise<string>
  /** Runs `khyanalt` of the release that serves; answers what it said, throws when it fails. */
  command(...words: readonly string[]): Promise<string>
  /** The version that serves. */
  version(): Promise<string>
  stop(): Promise<void>
}

/** A portal on a port of this machine, in a folder. */
export const openPortal = async (folder: string, port: number): Promise<Portal> => {
  const opt = join(folder, 'opt')
  const data = join(folder, 'data')
  mkdirSync(join(opt, 'releases'), { recursive: true })
  mkdirSync(data, { mode: 0o700 })
  chmodSync(folder, 0o755)
  if (process.getuid?.() === 0) chownSync(data, nobody, nobody)
  const log = openSync(join(folder, 'portal.log'), 'a')
  // Nothing of the workshop is at hand, as on a bare server.
  const env = {
    PATH: '/usr/bin:/bin',
    DEMO: '1',
    DATA_DIR: data,
    HOST: '127.0.0.1',
    PORT: String(port),
    LOG_LEVEL: 'warn',
    RATE_LIMIT: '1000000',
    WORK_LIMIT: '1000000',
    LANG: 'en_US.UTF-8',
  }
  const origin = `http://127.0.0.1:${port}`
  const program = join(opt, 'current/bin/khyanalt')
  const pidFile = join(folder, 'pid')
  let child: ChildProcess | null = null
  let isStopping = false
  const launch = (): void => {
    child = spawn(program, ['serve'], { env, cwd: '/', stdio: ['ignore', log, log] })
    writeFileSync(pidFile, String(child.pid))
    child.on('exit', () => {
      if (!isStopping) setTimeout(launch, 100)
    })
  }
  const ready = async (): Promise<void> => {
    for (const end = Date.now() + 600_000; Date.now() < end; await pause(50)) {
      if ((await fetch(`${origin}/readyz`).catch(() => null))?.ok) return
    }
    throw new Error(`The portal is not ready after ten minutes; ${join(folder, 'portal.log')} tells why`)
  }
  // Ends when the process has ended; the next one is started by whoever watches it.
  const restart = `pid=$(cat ${pidFile}); kill -TERM $pid; while kill -0 $pid 2>/dev/null; do sleep 0.05; done`
  return {
    origin,
    async install(file) {
      const version = basename(file).replace(/^khyanalt-(.+)-linux-x64\.tar\.gz$/, '$1')
      const release = join(opt, 'releases', version)
      mkdirSync(release)
      execFileSync('tar', ['-xzf', file, '-C', release, '--strip-components=1', '--no-same-owner'])
      symlinkSync(join('releases', version), join(opt, 'current'))
      return version
    },
    async start() {
      const from = Date.now()
      launch()
      await ready()
      return Date.now() - from
    },
    async restart() {
      await runProgram('/bin/sh', ['-c', restart])
      await ready()
      return 'restarted'
    },
    async command(...words) {
      const options = ['--restart', restart, '--wait', '600']
      const { code, output } = await runProgram(program, [...words, ...options], { cwd: '/', env })
      if (code !== 0) throw new Error(`khyanalt ${words[0]} ended with ${code}:\n${output}`)
      return output.trim()
    },
    async version() {
      const { stdout } = await runProgram(program, ['version'], { cwd: '/', env })
      return /^Khyanalt (\S+?),/.exec(stdout)?.[1] ?? ''
    },
    async stop() {
      isStopping = true
      if (!child || child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
