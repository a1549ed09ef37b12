// Reads a workbook for the form, in a thread of its own with a heap limit and a time limit; keeps nothing.
import { createHash } from 'node:crypto'
import type { readFeeSheet } from '@khyanalt/contract/fee-sheets'
import type { RawUseCase } from '../../http/bind.ts'
import { receiveSmallFile } from '../../http/receive-small-file.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { openThreadPool } from '../../thread-pool.ts'
import { cleanFileTitle } from '../files/file-title.ts'
import { refuseInfected } from '../files/refuse-infected.ts'
import { maxWorkbookBytes } from './workbook-cells.ts'

const threads = openThreadPool<Uint8Array, string[][] | null>({
  script: new URL('./workbook-worker.ts', import.meta.url),
  size: 1,
  timeLimit: 10_000,
  limits: { maxOldGenerationSizeMb: 128, stackSizeMb: 4 },
})

export const readWorkbook =
  (services: Services): RawUseCase<typeof readFeeSheet> =>
  async (context, caller) => {
    const { bytes, filename } = await receiveSmallFile(context.request, maxWorkbookBytes, 'workbook_unreadable')
    if (!/\.xlsx$/i.test(filename)) throw refuse('workbook_unreadable')
    await refuseInfected(services, context, caller, {
      title: cleanFileTitle(filename),
      sha256: createHash('sha256').update(bytes).digest('hex'),
      open: () => [bytes],
    })
    const rows = await threads.run(new Uint8Array(bytes)).catch(() => null)
    if (rows === null) throw refuse('workbook_unreadable')
    return { rows }
  }
