// Runs the structural check of a PDF in a thread of its own, with a heap limit and a time limit.
import { Worker } from 'node:worker_threads'

const timeLimit = 10_000
const heapMegabytes = 384
const atOnce = 2

let running = 0
const waiting: (() => void)[] = []

/** Whether the file is a whole, open PDF without active content. */
export const checkPdf = async (path: string): Promise<boolean> => {
  while (running >= atOnce) await new Promise<void>(resolve => waiting.push(resolve))
  running++
  try {
    return await runCheck(path)
  } finally {
    running--
    waiting.shift()?.()
  }
}

/** Whatever goes wrong in the thread (memory, time, a broken parser) counts against the file. */
const runCheck = (path: string): Promise<boolean> =>
  new Promise(resolve => {
    const worker = new Worker(new URL('./check-pdf-worker.ts', import.meta.url), {
      workerData: path,
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, stackSizeMb: 4 },
      stdout: true,
      stderr: true,
    })
    const timer = setTimeout(() => finish(false), timeLimit)
    const finish = (sound: boolean): void => {
      clearTimeout(timer)
      void worker.terminate()
      resolve(sound)
    }
    worker.on('message', (sound: boolean) => finish(sound))
    worker.on('error', () => finish(false))
    worker.on('exit', () => finish(false))
  })
