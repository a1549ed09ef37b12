// A few worker threads for heavy work; each takes one task at a time, the rest wait in order.
import { type ResourceLimits, Worker } from 'node:worker_threads'

export type ThreadPool<Task, Answer> = {
  /** Runs a task; rejects when the thread fails, dies or takes too long. */
  run(task: Task): Promise<Answer>
  stop(): Promise<void>
}

export type ThreadPoolOptions = {
  /** A module that calls `answerTasks`. */
  readonly script: URL
  readonly size: number
  /** Milliseconds after which a task's thread is ended. */
  readonly timeLimit?: number
  /** A thread is replaced after so many tasks, for libraries that never forget. */
  readonly tasksPerThread?: number
  readonly limits?: ResourceLimits
}

type Waiting<Task, Answer> = {
  readonly task: Task
  readonly done: (answer: Answer) => void
  readonly failed: (error: Error) => void
}
type Slot<Task, Answer> = {
  worker: Worker | null
  tasks: number
  timer: NodeJS.Timeout | undefined
  current: Waiting<Task, Answer> | null
}

/** Opens a pool; a thread starts with its first task, and anew after it died. Idle threads keep no process alive. */
export const openThreadPool = <Task, Answer>(options: ThreadPoolOptions): ThreadPool<Task, Answer> => {
  const { script, size, timeLimit, tasksPerThread = Number.POSITIVE_INFINITY, limits } = options
  const slots = Array.from(
    { length: size },
    (): Slot<Task, Answer> => ({
      worker: null,
      tasks: 0,
      timer: undefined,
      current: null,
    }),
  )
  const queue: Waiting<Task, Answer>[] = []
  let stopped = false

  const next = (slot: Slot<Task, Answer>): void => {
    const waiting = queue.shift()
    if (!waiting) {
      slot.worker?.unref()
      return
    }
    slot.current = waiting
    slot.tasks++
    slot.worker ??= start(slot)
    slot.worker.ref()
    if (timeLimit) slot.timer = setTimeout(() => lose(slot, new Error('The task took too long')), timeLimit)
    slot.worker.postMessage(waiting.task)
  }

  const release = (slot: Slot<Task, Answer>): Waiting<Task, Answer> | null => {
    clearTimeout(slot.timer)
    const waiting = slot.current
    slot.current = null
    return waiting
  }

  const retire = (slot: Slot<Task, Answer>): void => {
    const { worker } = slot
    slot.worker = null
    slot.tasks = 0
    void worker?.terminate()
  }

  const lose = (slot: Slot<Task, Answer>, error: Error): void => {
    retire(slot)
    release(slot)?.failed(error)
    if (!stopped) next(slot)
  }

  const start = (slot: Slot<Task, Answer>): Worker => {
    const worker = new Worker(script, limits ? { resourceLimits: limits } : {})
    worker.on('message', (answer: ThreadAnswer<Answer>) => {
      if (slot.worker !== worker) return
      const waiting = release(slot)
      if (slot.tasks >= tasksPerThread) retire(slot)
      if ('answer' in answer) waiting?.done(answer.answer)
      else waiting?.failed(new Error(answer.problem))
      next(slot)
    })
    const lost = (error: Error): void => {
      if (slot.worker === worker) lose(slot, error)
    }
    worker.on('error', lost)
    worker.on('exit', () => lost(new Error('The thread ended')))
    return worker
  }

  return {
    run: task =>
      new Promise((done, failed) => {
        if (stopped) return failed(new Error('The threads were stopped'))
        queue.push({ task, done, failed })
        const idle = slots.find(slot => !slot.current)
        if (idle) next(idle)
      }),
    async stop() {
      stopped = true
      for (const waiting of queue.splice(0)) waiting.failed(new Error('The threads were stopped'))
      await Promise.all(slots.map(slot => slot.worker?.terminate()))
    },
  }
}

/** What a thread sends back. */
export type ThreadAnswer<Answer> = { readonly answer: Answer } | { readonly problem: string }
