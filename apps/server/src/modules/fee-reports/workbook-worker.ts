// Worker thread: reads workbooks.
import { answerTasks } from '../../thread-tasks.ts'
import { readCells } from './workbook-cells.ts'

answerTasks(async (bytes: Uint8Array<ArrayBuffer>): Promise<string[][] | null> => readCells(bytes))
