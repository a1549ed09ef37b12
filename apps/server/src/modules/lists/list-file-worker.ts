// Child process: reads files of lists, CSV or XLSX.
import { answerTasks } from '../../child-processes/answer-tasks.ts'
import { readListTable } from './read-list-table.ts'

answerTasks(async (_, bytes) => ({ value: await readListTable(new Uint8Array(bytes)) }))
