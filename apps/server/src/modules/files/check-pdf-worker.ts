// Child process: judges PDFs.
import { answerTasks } from '../../child-processes/answer-tasks.ts'
import { findPdfFault } from './pdf-structure.ts'

answerTasks(async (_, bytes) => ({ value: await findPdfFault(bytes) }))
