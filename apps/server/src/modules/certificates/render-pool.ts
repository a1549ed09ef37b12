// A few worker threads that render; each takes one document at a time, the rest wait in order.
import { Worker } from 'node:worker_threads'
import type { RenderAnswer, RenderTask } from './document-worker.ts'
import type { PreparedPdf } from './prepare-signature.ts'

type Wanted = Omit<RenderTask, 'id'>
type Waiting = {
  readonly wanted: Wanted
  readonly done: (pdf: PreparedPdf) => void
  readonly failed: (error: Error) => void
}
type Slot = { worker: Worker | null; current: Waiting | null }

export type RenderPool = {
  render(wanted: Wanted): Promise<PreparedPdf>
  stop(): Promise<void>
}

/** Opens the pool; a worker starts with the first document it gets, and anew after it died. */
export const openRenderPool = (size: number): RenderPool => {
  const slots: Slot[] = Array.from({ length: size }, () => ({ worker: null, current: null }))
  const queue: Waiting[] = []
  let stopped = false
  let lastId = 0

  const next = (slot: Slot): void => {
    const waiting = queue.shift()
    if (!waiting) {
      // An idle pool does not keep the process alive.
      slot.worker?.unref()
      return
    }
    slot.current = waiting
    slot.worker ??= start(slot)
    slot.worker.ref()
    slot.worker.postMessage({ ...waiting.wanted, id: ++lastId } satisfies RenderTask)
  }

  const start = (slot: Slot): Worker => {
    const worker = new Worker(new URL('./document-worker.ts', import.meta.url))
    worker.on('message', (answer: RenderAnswer) => {
      const waiting = slot.current
      slot.current = null
      if ('prepared' in answer) waiting?.done(answer.prepared)
      else waiting?.failed(new Error(`The document could not be made: ${answer.problem}`))
      next(slot)
    })
    const lost = (error: Error): void => {
      if (slot.worker !== worker) return
      slot.worker = null
      const waiting = slot.current
      slot.current = null
      waiting?.failed(error)
      if (!stopped) next(slot)
    }
    worker.on('error', lost)
    worker.on('exit', () => lost(new Error('The thread that makes documents ended')))
    return worker
  }

  return {
    render: wanted =>
      new Promise((done, failed) => {
        if (stopped) return failed(new Error('Documents are no longer made'))
        queue.push({ wanted, done, failed })
        const idle = slots.find(slot => !slot.current)
        if (idle) next(idle)
      }),
    async stop() {
      stopped = true
      for (const waiting of queue.splice(0)) waiting.failed(new Error('Documents are no longer made'))
      await Promise.all(slots.map(slot => slot.worker?.terminate()))
    },
  }
}
