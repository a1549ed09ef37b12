// Runs a script as a child process, and starts it anew when a file of its sources changes.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { type FSWatcher, watch } from 'node:fs'
import { root } from './run-program.ts'

export type Restarted = {
  start(): void
  /** Resolves once the child that runs now, or is just starting, has said `running`. */
  running(): Promise<void>
  /** Ends the child in order and watches no longer. */
  stop(): Promise<void>
}

// An editor that saves all, or a change of branch, writes many files at once.
const settledMs = 50

/**
 * Watches the folders from `start` on; a child that ends by itself is started again with the next change. A child says
 * `running`, and `settled` when nothing is left half done by ending it.
 */
export const restartOnChange = (
  script: string,
  { folders, environment }: { readonly folders: readonly string[]; readonly environment: NodeJS.ProcessEnv },
): Restarted => {
  let child: ChildProcess | null = null
  let running = Promise.withResolvers<void>()
  let settled = Promise.resolve<unknown>(null)
  let watchers: FSWatcher[] = []
  let changed: NodeJS.Timeout | undefined
  let restarting = Promise.resolve()

  const spawn = (): void => {
    // A session of its own: the terminal's Ctrl+C reaches it by way of `stop` alone.
    const started = fork(script, { cwd: root, env: { ...process.env, ...environment }, detached: true })
    child = started
    settled = new Promise(resolve => {
      started.once('exit', resolve)
      started.on('message', message => {
        if (message === 'running') running.resolve()
        if (message === 'settled') resolve(null)
      })
    })
  }
  const end = async (): Promise<void> => {
    await settled
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGINT')
    await ended
  }
  const restart = async (): Promise<void> => {
    // Whoever waits for the one that is ended waits for the next.
    const waiting = running
    running = Promise.withResolvers()
    running.promise.then(waiting.resolve)
    await end()
    spawn()
  }
  const onChange = (name: string | null): void => {
    if (name === null || /\.test\.tsx?$|~$|(^|\/)\.|\/node_modules\//.test(name)) return
    clearTimeout(changed)
    changed = setTimeout(() => {
      restarting = restarting.then(restart)
    }, settledMs)
  }
  return {
    start: () => {
      spawn()
      watchers = folders.map(folder => watch(folder, { recursive: true }, (_, name) => onChange(name)))
    },
    running: () => running.promise,
    stop: async () => {
      for (const watcher of watchers) watcher.close()
      clearTimeout(changed)
      await restarting
      await end()
    },
  }
}
