// Machines on one machine: each is a network namespace with an address of its own on one bridge. What runs in it shares
// kernel, processors and disk with the others, but neither ports nor network.
import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
// Names of ours alone: what is left of a run that was killed is found by them and removed.
const prefix = 'khy'
const bridge = `${prefix}-net`
const network = '10.213.77'

/** The address at which this process stands on the bridge, as one more machine. */
export const ownAddress = `${network}.1`

export type Start = {
  readonly env?: Readonly<Record<string, string>>
  /** Account of the system that the program runs as; root by default. */
  readonly account?: string
}

export type Machine = {
  readonly name: string
  readonly address: string
  /** Runs a program here; what it says goes to logs/NAME-TITLE.log. */
  start(title: string, program: string, args: readonly string[], options?: Start): ChildProcess
  /** The machine is gone from one moment to the next: nobody says goodbye to anybody. */
  destroy(): Promise<void>
  /** Takes the network cable out. */
  unplug(): Promise<void>
  plugIn(): Promise<void>
}

export type Site = {
  /** Makes the machine with the number, which is the end of its address. */
  add(name: string, number: number): Machine
  /** Ends everything that runs on the machines and removes them. */
  remove(): void
}

/** Opens the bridge; whatever an earlier run left is removed first. */
export const openSite = (logs: string): Site => {
  removeAll()
  ip('link', 'add', bridge, 'type', 'bridge')
  ip('addr', 'add', `${ownAddress}/24`, 'dev', bridge)
  ip('link', 'set', bridge, 'up')
  return { add: (name, number) => addMachine(name, number, logs), remove: removeAll }
}

const addMachine = (name: string, number: number, logs: string): Machine => {
  const space = `${prefix}-${name}`
  const cable = `${prefix}-${name}`
  const address = `${network}.${number}`
  ip('netns', 'add', space)
  ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space)
  ip('link', 'set', cable, 'master', bridge, 'up')
  ip('-n', space, 'addr', 'add', `${address}/24`, 'dev', 'eth0')
  ip('-n', space, 'link', 'set', 'eth0', 'up')
  ip('-n', space, 'link', 'set', 'lo', 'up')
  return {
    name,
    address,
    start(title, program, args, { env = {}, account = 'root' } = {}) {
      const log = openSync(join(logs, `${name}-${title}.log`), 'a')
      const as = ['setpriv', `--reuid=${account}`, `--regid=${account}`, '--init-groups']
      return spawn('ip', ['netns', 'exec', space, ...as, program, ...args], {
        stdio: ['ignore', log, log],
        env: { PATH: process.env.PATH, HOME: '/nonexistent', LANG: 'C.UTF-8', ...env },
        // Ctrl+C in the terminal is for this process, which puts everything away in order.
        detached: true,
      })
    },
    async destroy() {
      await run('ip', ['link', 'set', cable, 'down'])
      killAll(space)
    },
    unplug: async () => void (await run('ip', ['link', 'set', cable, 'down'])),
    plugIn: async () => void (await run('ip', ['link', 'set', cable, 'up'])),
  }
}

const removeAll = (): void => {
  const spaces = ip('netns', 'list')
    .split('\n')
    .map(line => line.split(' ')[0] ?? '')
    .filter(name => name.startsWith(`${prefix}-`))
  for (const space of spaces) {
    killAll(space)
    ip('netns', 'delete', space)
  }
  // A cable outlives its machine by as long as a process takes to die.
  const links = ip('-br', 'link')
    .split('\n')
    .map(line => line.split(/[ @]/)[0] ?? '')
    .filter(name => name.startsWith(`${prefix}-`))
  for (const link of links) {
    try {
      ip('link', 'delete', link)
    } catch {
      // Gone by itself meanwhile.
    }
  }
}

const killAll = (space: string): void => {
  // A program may start another while its list is read.
  for (let round = 0; round < 5; round++) {
    const pids = ip('netns', 'pids', space).split('\n').filter(Boolean).map(Number)
    if (pids.length === 0) return
    for (const pid of pids) {
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // Ended by itself meanwhile.
      }
    }
  }
}

const ip = (...args: readonly string[]): string => execFileSync('ip', args, { encoding: 'utf8' })
