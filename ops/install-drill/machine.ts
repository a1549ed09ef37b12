// A bare server: a Debian 12 of its own with systemd as its first process, in a network of its own. It shares kernel,
// processors and disk with this machine, and reaches nothing of it but what stands outside for it.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runProgram } from '../../scripts/run-program.ts'

const space = 'khyanalt-drill'
const cable = 'khydrill0'
const network = '10.213.78'

/** Where this process stands, seen from the server. */
export const outsideAddress = `${network}.1`
/** Where the server stands. */
export const serverAddress = `${network}.2`

/** What a command said and how it ended. */
export type Ended = { readonly code: number; readonly output: string }

export type Machine = {
  /** Runs commands as root in a shell that ends at the first failure, as somebody does who reads each answer. */
  run(commands: string, options?: { readonly seconds?: number }): Promise<Ended>
  /** Copies a file or folder of this machine to a place on the server. */
  bring(from: string, to: string): void
  write(path: string, contents: string | Buffer, mode?: number): void
  /** Shuts the server down in order. */
  shutDown(): Promise<void>
  boot(): Promise<void>
}

/** Lays the cable; whatever an earlier run left is removed first. */
export const openNetwork = (): void => {
  removeNetwork()
  ip('netns', 'add', space)
  ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space)
  ip('addr', 'add', `${outsideAddress}/24`, 'dev', cable)
  ip('link', 'set', cable, 'up')
  ip('-n', space, 'addr', 'add', `${serverAddress}/24`, 'dev', 'eth0')
  ip('-n', space, 'link', 'set', 'eth0', 'up')
  ip('-n', space, 'link', 'set', 'lo', 'up')
}

/** Takes the cable away, and with it the network of the server. */
export const removeNetwork = (): void => {
  for (const words of [
    ['link', 'delete', cable],
    ['netns', 'delete', space],
  ]) {
    try {
      execFileSync('ip', words, { stdio: 'ignore' })
    } catch {
      // Nothing of that name is left.
    }
  }
}

const ip = (...words: readonly string[]): string => execFileSync('ip', words, { encoding: 'utf8' })

/** The bare Debian as a folder, made once; its packages come through the proxy. */
export const ensureBareSystem = async (base: string, proxy: string): Promise<void> => {
  if (existsSync(base)) return
  const part = `${base}.part`
  rmSync(part, { recursive: true, force: true })
  const mirrors = ['debian bookworm', 'debian bookworm-updates', 'debian-security bookworm-security'].map(
    place => `deb http://deb.debian.org/${place} main`,
  )
  const options = [`Acquire::http::Proxy "${proxy}"`, 'Acquire::Check-Valid-Until "false"']
  const { code, output } = await runProgram('mmdebstrap', [
    '--mode=root',
    '--format=directory',
    // What a power cut would spoil is made anew.
    '--dpkgopt=force-unsafe-io',
    // What Debian's installer puts on a server of which nothing was chosen.
    '--variant=important',
    '--include=dbus,ca-certificates',
    ...options.map(option => `--aptopt=${option}`),
    'bookworm',
    part,
    ...mirrors,
  ])
  if (code !== 0) throw new Error(`The bare system could not be made:\n${output.slice(-2000)}`)
  renameSync(part, base)
}

/**
 * A server that begins as the bare system, whose own files are laid over it in the folder (overlayfs); `names` are hosts
 * that its resolver knows, as the agency's network would.
 */
export const makeMachine = async (base: string, place: string, names: string, log: string): Promise<Machine> => {
  const [folder, upper, work] = ['root', 'upper', 'work'].map(name => join(place, name)) as [string, string, string]
  for (const each of [folder, upper, work]) mkdirSync(each, { recursive: true })
  const layers = `lowerdir=${base},upperdir=${upper},workdir=${work}`
  const { code, output } = await runProgram('mount', ['-t', 'overlay', 'overlay', '-o', layers, folder])
  if (code !== 0) throw new Error(`The server's files could not be laid over the bare system:\n${output}`)
  const at = (path: string): string => join(folder, path)
  // Each server is another one.
  rmSync(at('etc/machine-id'), { force: true })
  writeFileSync(at('etc/machine-id'), '')
  writeFileSync(at('etc/hostname'), 'portal\n')
  writeFileSync(at('etc/hosts'), `127.0.0.1 localhost portal\n${names}`)
  writeFileSync(at('etc/resolv.conf'), '')
  let container: ChildProcess | null = null
  let leader = 0
  const end = (): void => void container?.kill('SIGKILL')
  process.once('exit', end)

  const run = async (commands: string, { seconds = 300 } = {}): Promise<Ended> => {
    const enter = ['-t', String(leader), '-m', '-u', '-i', '-n', '-p', '-w', '--']
    const clean = ['env', '-i', 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', 'HOME=/root']
    const shell = [
      ...clean,
      'LANG=C.UTF-8',
      'TERM=dumb',
      'DEBIAN_FRONTEND=noninteractive',
      'bash',
      '--norc',
      '-euo',
      'pipefail',
    ]
    const { code, output } = await runProgram('timeout', [
      String(seconds),
      'nsenter',
      ...enter,
      ...shell,
      '-c',
      `cd /root\n${commands}`,
    ])
    return { code, output }
  }

  const boot = async (): Promise<void> => {
    const said = openSync(log, 'a')
    const words = ['-b', '-D', folder, '--machine=khyanalt-drill', '--register=no', '--keep-unit', '--console=passive']
    const places = [`--network-namespace-path=/run/netns/${space}`, '--resolv-conf=off', '--timezone=off']
    const started = spawn('systemd-nspawn', [...words, ...places], { stdio: ['ignore', said, said], detached: true })
    container = started
    for (let tries = 0; tries < 240; tries++) {
      await pause(250)
      if (started.exitCode !== null)
        throw new Error(`The server did not start: ${readFileSync(log, 'utf8').slice(-800)}`)
      leader = Number(readFileSync(`/proc/${started.pid}/task/${started.pid}/children`, 'utf8').split(' ')[0] || 0)
      if (leader === 0) continue
      const { output } = await run('systemctl is-system-running || true', { seconds: 10 })
      // The resolver or a getty of a container may fail; what counts is that systemd is through with starting.
      if (/^(running|degraded)/m.test(output)) return
    }
    throw new Error('systemd did not come up within a minute')
  }

  return {
    run,
    boot,
    bring(from, to) {
      mkdirSync(dirname(at(to)), { recursive: true })
      cpSync(from, at(to), { recursive: true })
    },
    write(path, contents, mode = 0o644) {
      mkdirSync(dirname(at(path)), { recursive: true })
      writeFileSync(at(path), contents, { mode })
    },
    async shutDown() {
      if (!container || container.exitCode !== null) return
      const ended = once(container, 'exit')
      const late = setTimeout(end, 60_000)
      container.kill('SIGTERM')
      await ended
      clearTimeout(late)
      process.removeListener('exit', end)
    },
  }
}
