// The child's side: tasks come in over standard input, answers leave over standard output.
import { type Message, openFrameReader, writeFrame } from './frames.ts'

/** What a child says: first that it is ready, then one answer for each task, with the processor time used so far. */
export type ChildSays<Answer> =
  | { readonly ready: true }
  | { readonly answer: Answer; readonly processor: number }
  | { readonly problem: string; readonly processor: number }

/** Answers each task of the pool; a task and its bytes come from the server, so they are not limited here. */
export const answerTasks = <Task, Answer>(work: (task: Task, bytes: Buffer) => Promise<Message<Answer>>): void => {
  const write = process.stdout.write.bind(process.stdout)
  // A library that prints must not speak in between.
  process.stdout.write = process.stderr.write.bind(process.stderr)
  const say = (value: ChildSays<Answer>, bytes?: Uint8Array): void => {
    for (const chunk of writeFrame({ value, bytes })) write(chunk)
  }
  const processor = (): number => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  }
  const answer = async (message: Message<unknown>): Promise<void> => {
    try {
      const { value, bytes } = await work(message.value as Task, message.bytes as Buffer)
      say({ answer: value, processor: processor() }, bytes)
    } catch (error) {
      say({ problem: error instanceof Error ? error.message : String(error), processor: processor() })
    }
  }
  const reader = openFrameReader(Number.POSITIVE_INFINITY, message => void answer(message))
  process.stdin.on('data', reader.take)
  // The server is gone.
  process.stdin.on('end', () => process.exit())
  say({ ready: true })
}
