// Keeps a child process running: one that dies is started again, with growing pauses, until it dies at once too often.
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { configExitCode } from '../apps/server/src/config.ts'

export type Supervision = {
  /** Milliseconds; whoever lived longer did not die at once. */
  readonly atOnce: number
  /** So many times in a row at once, and it is given up. */
  readonly most: number
  /** Milliseconds before the second start; each further pause is twice as long. */
  readonly pause: number
}
const usual: Supervision = { atOnce: 10_000, most: 5, pause: 250 }

/** How a child ended. */
type End = { readonly code: number | null; readonly signal: NodeJS.Signals | null }

/**
 * Runs a child until it ends by its own will or `stop` is aborted, and answers the exit code. The child says `running`
 * when it is; one that ends with a code before it ever ran has told why and is not started again.
 */
export const supervise = async (
  start: () => ChildProcess,
  {
    stop,
    running,
    say,
    limits = usual,
  }: {
    /** Its reason is the signal that the child gets. */
    readonly stop: AbortSignal
    /** Called once, when the first child runs. */
    readonly running: () => void
    readonly say: (sentence: string) => void
    readonly limits?: Supervision
  },
): Promise<number> => {
  let hasRun = false
  for (let deaths = 0; ; ) {
    const started = performance.now()
    const child = start()
    child.on('message', message => {
      if (message !== 'running' || hasRun) return
      hasRun = true
      running()
    })
    const { code, signal } = await endOf(child, stop)
    // Whoever is told to stop before it minds signals ends by the signal itself, as it was told.
    if (stop.aborted) return signal === stop.reason ? 0 : (code ?? 1)
    if (code === 0) return 0
    if (code === configExitCode || (!hasRun && signal === null)) return code ?? 1
    deaths = performance.now() - started < limits.atOnce ? deaths + 1 : 1
    const how = signal ?? `exit code ${code}`
    if (deaths >= limits.most) {
      say(
        `The portal ended ${deaths} times in a row right after its start (${how}) and is not started again. The lines above say why; mend that and start it anew.`,
      )
      return 1
    }
    const wait = limits.pause * 2 ** (deaths - 1)
    say(`The portal ended (${how}) and is started again in ${wait / 1000} s.`)
    await pause(wait, null, { signal: stop }).catch(() => {})
    if (stop.aborted) return 0
  }
}

/** Waits for the end of a child; passes the signal on when it is told to stop. */
const endOf = async (child: ChildProcess, stop: AbortSignal): Promise<End> => {
  const end = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>
  const passOn = (): void => {
    child.kill(stop.reason as NodeJS.Signals)
  }
  if (stop.aborted) passOn()
  stop.addEventListener('abort', passOn)
  try {
    const [code, signal] = await end
    return { code, signal }
  } finally {
    stop.removeEventListener('abort', passOn)
  }
}
