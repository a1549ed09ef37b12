// Runs the structural check of a PDF in threads of its own, with a heap limit and a time limit.
import { openThreadPool } from '../../thread-pool.ts'
import type { PdfFault } from './pdf-structure.ts'

const threads = openThreadPool<string, PdfFault | null>({
  script: new URL('./check-pdf-worker.ts', import.meta.url),
  size: 2,
  timeLimit: 10_000,
  // The PDF library remembers every name it ever met.
  tasksPerThread: 50,
  limits: { maxOldGenerationSizeMb: 384, stackSizeMb: 4 },
})

/** Whether the file is a whole, open PDF without active content; one that breaks the thread is not. */
export const checkPdf = async (path: string): Promise<boolean> => {
  try {
    return (await threads.run(path)) === null
  } catch {
    return false
  }
}
