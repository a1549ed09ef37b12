// Child process: reads the agency's mark.
import { answerTasks } from '../../child-processes/answer-tasks.ts'
import { rewritePng } from './read-png.ts'

answerTasks(async (_, bytes) => ({ value: rewritePng(Buffer.from(bytes))?.toString('base64') ?? null }))
