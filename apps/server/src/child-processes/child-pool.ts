// A few child processes for heavy or hostile work; each does one task at a time, and one that breaks is replaced.
import type { ChildSays } from './answer-tasks.ts'
import { openFairQueue } from './fair-queue.ts'
import { type Message, openFrameReader, writeFrame } from './frames.ts'
import type { ChildLimits } from './limits.ts'
import { startChild } from './start-child.ts'

/** A task; `person` is who waits for it, and `bytes` are fetched when its turn has come. */
export type Task<Value> = {
  readonly value: Value
  readonly bytes?: () => Uint8Array | Promise<Uint8Array>
  readonly person?: string
}

/**
 * Why there is no answer: the task failed, took too long, said too much, or ended its process; its process could not
 * start; too many tasks wait; the pool was stopped.
 */
export type ChildFailure = 'failed' | 'too_long' | 'too_much' | 'ended' | 'not_started' | 'full' | 'stopped'

export class ChildError extends Error {
  readonly failure: ChildFailure
  constructor(failure: ChildFailure, message: string) {
    super(message)
    this.failure = failure
  }
  /** Whether the task itself is to blame, and would fail again. */
  get isOfTask(): boolean {
    return ['failed', 'too_long', 'too_much', 'ended'].includes(this.failure)
  }
}

export type ChildPool<Value, Answer> = {
  /** Runs a task; rejects with a ChildError. */
  run(task: Task<Value>): Promise<Message<Answer>>
  /** Milliseconds that somebody's tasks took of late. */
  used(person: string): number
  /** Seconds of processor that its processes used so far, those that ended included. */
  processor(): number
  stop(): Promise<void>
}

type Waiting<Value, Answer> = Task<Value> & {
  readonly done: (answer: Message<Answer>) => void
  readonly failed: (error: Error) => void
}

const startPatience = 30_000

/** Opens a pool; a process starts with its first task. `script` calls `answerTasks`. Idle processes keep nobody alive. */
export const openChildPool = <Value, Answer>(script: URL, limits: ChildLimits): ChildPool<Value, Answer> => {
  const queue = openFairQueue<Waiting<Value, Answer>>(limits.waiting)
  const processes = new Set<Process<Value, Answer>>()
  const idle: Process<Value, Answer>[] = []
  let starting = 0
  let stopped = false
  let processor = 0

  const serve = (): void => {
    while (!stopped && (idle.length > 0 || processes.size + starting < limits.processes)) {
      const next = queue.next()
      if (!next) return
      void work(next.item, next.person, idle.pop())
    }
  }

  const work = async (
    task: Waiting<Value, Answer>,
    person: string | null,
    free: Process<Value, Answer> | undefined,
  ): Promise<void> => {
    let begun = performance.now()
    let process = free
    try {
      // One that is about to end after its rest takes no more.
      if (!process?.isFit()) process = await begin()
      const bytes = await task.bytes?.()
      begun = performance.now()
      const before = process.processor()
      const answer = await process.run({ value: task.value, bytes })
      processor += process.processor() - before
      task.done(answer)
    } catch (error) {
      task.failed(error as Error)
    }
    queue.ended(person, performance.now() - begun)
    if (process?.isFit()) {
      process.rest()
      idle.push(process)
    } else if (process) await process.end()
    serve()
  }

  const begin = async (): Promise<Process<Value, Answer>> => {
    starting++
    try {
      const process = await openProcess<Value, Answer>(script, limits, ended => {
        processes.delete(ended)
        const place = idle.indexOf(ended)
        if (place >= 0) idle.splice(place, 1)
      })
      processes.add(process)
      if (stopped) await process.end()
      return process
    } finally {
      starting--
    }
  }

  const stoppedError = () => new ChildError('stopped', 'The processes were stopped')
  return {
    run: task =>
      new Promise((done, failed) => {
        if (stopped) return failed(stoppedError())
        if (!queue.push({ ...task, done, failed }, task.person ?? null)) {
          return failed(new ChildError('full', 'Too many tasks wait'))
        }
        serve()
      }),
    used: queue.used,
    processor: () => processor,
    async stop() {
      stopped = true
      for (const waiting of queue.clear()) waiting.failed(stoppedError())
      await Promise.all(Array.from(processes, process => process.end()))
    },
  }
}

type Process<Value, Answer> = {
  run(task: Message<Value>): Promise<Message<Answer>>
  /** Seconds of processor until its last answer. */
  processor(): number
  /** Whether it lives and may do one more task. */
  isFit(): boolean
  /** Keeps nobody alive, and ends after a while. */
  rest(): void
  end(): Promise<void>
}

/** A child that said it is ready. Whatever it says out of turn ends it. */
const openProcess = async <Value, Answer>(
  script: URL,
  limits: ChildLimits,
  left: (process: Process<Value, Answer>) => void,
): Promise<Process<Value, Answer>> => {
  const child = await startChild(script, limits)
  let failure: ChildError | null = null
  let awaited: { heard: (message: Message<ChildSays<Answer>>) => void; lost: (error: ChildError) => void } | null = null
  let tasks = 0
  let processor = 0
  let timer: NodeJS.Timeout | undefined
  let lastWords = ''

  const lose = (why: ChildFailure, message: string): void => {
    failure ??= new ChildError(why, message)
    child.kill('SIGKILL')
    awaited?.lost(failure)
    awaited = null
  }
  const reader = openFrameReader(limits.answer, message => {
    const { heard } = awaited ?? {}
    awaited = null
    if (heard) heard(message as Message<ChildSays<Answer>>)
    else lose('ended', 'The process spoke out of turn')
  })
  child.stdout.on('data', (chunk: Buffer) => {
    if (failure) return
    try {
      reader.take(chunk)
    } catch (error) {
      lose('too_much', (error as Error).message)
    }
  })
  child.stderr.on('data', (chunk: Buffer) => {
    lastWords = (lastWords + chunk.toString('latin1', 0, 2000)).slice(-2000)
  })
  const closed = new Promise<void>(resolve => {
    const gone = (reason: string): void => {
      clearTimeout(timer)
      lose('ended', `The process ended (${reason}) ${lastWords.trim().split('\n')[0] ?? ''}`.trim())
      left(process)
      resolve()
    }
    child.once('error', error => gone(error.message))
    child.once('close', (code, signal) => gone(String(signal ?? code)))
  })
  // What cannot be written any more is told by the end of the process.
  child.stdin.on('error', () => {})

  const streams = [child, ...(child.stdio as unknown as { ref?(): void; unref?(): void }[])]
  /** The next message, within so many milliseconds. */
  const hear = (time: number): Promise<Message<ChildSays<Answer>>> =>
    new Promise<Message<ChildSays<Answer>>>((heard, lost) => {
      if (failure) return lost(failure)
      awaited = { heard, lost }
      timer = setTimeout(() => lose('too_long', 'The task took too long'), time)
    }).finally(() => clearTimeout(timer))

  const process: Process<Value, Answer> = {
    async run(task) {
      clearTimeout(timer)
      for (const stream of streams) stream.ref?.()
      tasks++
      const answer = hear(limits.time)
      for (const chunk of writeFrame(task)) child.stdin.write(chunk)
      const { value, bytes } = await answer
      if ('processor' in value) processor = value.processor
      if ('answer' in value) return { value: value.answer, bytes }
      throw new ChildError('failed', 'problem' in value ? value.problem : 'The process gave no answer')
    },
    processor: () => processor,
    isFit: () => !failure && tasks < limits.tasks && processor < limits.processor / 2,
    rest() {
      for (const stream of streams) stream.unref?.()
      if (limits.idle !== null) timer = setTimeout(() => void process.end(), limits.idle).unref()
    },
    async end() {
      clearTimeout(timer)
      // Whoever waits for the end is to see it.
      for (const stream of streams) stream.ref?.()
      lose('ended', 'The process was ended')
      await closed
    },
  }
  try {
    await hear(startPatience)
  } catch (error) {
    await process.end()
    throw new ChildError('not_started', `A child process did not start: ${(error as Error).message}`)
  }
  return process
}
