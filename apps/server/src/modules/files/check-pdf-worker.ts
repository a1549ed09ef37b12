// Worker thread: judges files by path.
import { readFile } from 'node:fs/promises'
import { answerTasks } from '../../thread-tasks.ts'
import { findPdfFault, type PdfFault } from './pdf-structure.ts'

answerTasks(async (path: string): Promise<PdfFault | null> => findPdfFault(await readFile(path)))
