// Worker thread: judges one file and answers whether it is sound.
import { readFile } from 'node:fs/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { findPdfFault } from './pdf-structure.ts'

parentPort?.postMessage((await findPdfFault(await readFile(workerData as string))) === null)
