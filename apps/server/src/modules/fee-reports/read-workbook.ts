// Reads a workbook for the form, in a thread of its own with a heap limit and a time limit; keeps nothing.
import type { readFeeSheet } from '@khyanalt/contract/fee-sheets'
import type { FastifyRequest } from 'fastify'
import type { RawUseCase } from '../../http/bind.ts'
import { receiveSmallFile } from '../../http/receive-small-file.ts'
import { refuse } from '../../http/refusal.ts'
import { openThreadPool } from '../../thread-pool.ts'
import { maxWorkbookBytes } from './workbook-cells.ts'

const threads = openThreadPool<Uint8Array, string[][] | null>({
  script: new URL('./workbook-worker.ts', import.meta.url),
  size: 1,
  timeLimit: 10_000,
  limits: { maxOldGenerationSizeMb: 128, stackSizeMb: 4 },
})

export const readWorkbook: RawUseCase<typeof readFeeSheet> = async ({ request }) => {
  const rows = await threads.run(await receive(request)).catch(() => null)
  if (rows === null) throw refuse('workbook_unreadable')
  return { rows }
}

/** The bytes of the one file. */
const receive = async (request: FastifyRequest): Promise<Uint8Array> => {
  const { bytes, filename } = await receiveSmallFile(request, maxWorkbookBytes, 'workbook_unreadable')
  if (!/\.xlsx$/i.test(filename)) throw refuse('workbook_unreadable')
  return new Uint8Array(bytes)
}
