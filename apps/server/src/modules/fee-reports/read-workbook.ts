// Reads a workbook for the form, in a thread of its own with a heap limit and a time limit; keeps nothing.
import type { readFeeSheet } from '@khyanalt/contract/fee-sheets'
import type { FastifyRequest } from 'fastify'
import type { RawUseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { openThreadPool } from '../../thread-pool.ts'
import { maxWorkbookBytes } from './workbook-cells.ts'

const threads = openThreadPool<Uint8Array, string[][] | null>({
  script: new URL('./workbook-worker.ts', import.meta.url),
  size: 1,
  timeLimit: 10_000,
  limits: { maxOldGenerationSizeMb: 128, stackSizeMb: 4 },
})

// Room for the other parts around the file.
const envelope = 16 * 1024

export const readWorkbook: RawUseCase<typeof readFeeSheet> = async ({ request }) => {
  const rows = await threads.run(await receive(request)).catch(() => null)
  if (rows === null) throw refuse('workbook_unreadable')
  return { rows }
}

/** The bytes of the one file; whatever is larger is refused before it is read to its end. */
const receive = async (request: FastifyRequest): Promise<Uint8Array> => {
  if (Number(request.headers['content-length'] ?? 0) > maxWorkbookBytes + envelope) throw refuse('workbook_unreadable')
  const part = request.isMultipart() ? await request.file() : undefined
  if (!part) throw refuse('file_missing')
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    size += chunk.length
    // The rest is read and dropped, so that the browser gets to read the refusal.
    if (size <= maxWorkbookBytes) chunks.push(chunk)
  }
  if (size > maxWorkbookBytes || !/\.xlsx$/i.test(part.filename)) throw refuse('workbook_unreadable')
  return new Uint8Array(Buffer.concat(chunks))
}
