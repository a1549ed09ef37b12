// Reads a workbook for the form, in a process of its own under limits; keeps nothing.
import { createHash } from 'node:crypto'
import type * as calls from '@khyanalt/contract/fee-sheets'
import { openReader } from '../../child-processes/hostile-files.ts'
import { maxWorkbookBytes } from '../../child-processes/workbook-cells.ts'
import type { RawUseCase } from '../../http/bind.ts'
import { receiveSmallFile } from '../../http/receive-small-file.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { cleanFileTitle } from '../files/file-title.ts'
import { refuseInfected } from '../files/refuse-infected.ts'

const workbooks = openReader<string[][] | null>(new URL('./workbook-worker.ts', import.meta.url), 'workbook')

export const readFeeSheet =
  (services: Services): RawUseCase<typeof calls.readFeeSheet> =>
  async (context, caller) => {
    const { bytes, filename } = await receiveSmallFile(context.request, maxWorkbookBytes, 'workbook_unreadable')
    if (!/\.xlsx$/i.test(filename)) throw refuse('workbook_unreadable')
    await refuseInfected(services, context, caller, {
      title: cleanFileTitle(filename),
      sha256: createHash('sha256').update(bytes).digest('hex'),
      open: () => [bytes],
    })
    const rows = await workbooks.read(() => bytes, caller.userId)
    if (rows === null || rows === 'unreadable') throw refuse('workbook_unreadable')
    return { rows }
  }
