// The thread's side of a pool.
import { parentPort } from 'node:worker_threads'
import type { ThreadAnswer } from './thread-pool.ts'

/** Answers each task that the pool sends to this thread. */
export const answerTasks = <Task, Answer>(work: (task: Task) => Promise<Answer>): void => {
  const answer = async (task: Task): Promise<ThreadAnswer<Answer>> => {
    try {
      return { answer: await work(task) }
    } catch (error) {
      return { problem: error instanceof Error ? error.message : String(error) }
    }
  }
  parentPort?.on('message', async (task: Task) => parentPort?.postMessage(await answer(task)))
}
