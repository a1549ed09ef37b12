// Runs the structural check of a PDF in processes of its own under limits; costly files wait behind everybody else's.
import { readFile } from 'node:fs/promises'
import { openReader } from '../../child-processes/hostile-files.ts'
import type { PdfFault } from './pdf-structure.ts'

const script = new URL('./check-pdf-worker.ts', import.meta.url)
const quick = openReader<PdfFault | null>(script, 'pdf')
const costly = openReader<PdfFault | null>(script, 'costlyPdf')
// Milliseconds of late; whose files took longer is not given the quick processes.
const quickUse = 2000

/** Why somebody's file is no whole, open PDF without active content, or null; one that breaks the reader is unreadable. */
export const checkPdf = async (path: string, person: string): Promise<PdfFault | null> => {
  const bytes = () => readFile(path)
  if (quick.used(person) < quickUse) {
    const fault = await quick.read(bytes, person)
    // Too much for the quick processes, or too long; a file that is only large gets a second chance.
    if (fault !== 'unreadable') return fault
  }
  return costly.read(bytes, person)
}
