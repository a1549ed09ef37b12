// Child process: reads workbooks.
import { answerTasks } from '../../child-processes/answer-tasks.ts'
import { readCells } from '../../child-processes/workbook-cells.ts'

answerTasks(async (_, bytes) => ({ value: await readCells(new Uint8Array(bytes)) }))
