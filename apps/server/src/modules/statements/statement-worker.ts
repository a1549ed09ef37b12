// Child process: reads bank statements.
import { answerTasks } from '../../child-processes/answer-tasks.ts'
import { readStatement } from './read-statement.ts'

answerTasks(async (_, bytes) => ({ value: await readStatement(bytes) }))
