// Reads a workbook for the form, in a process of its own under limits; keeps nothing.
import type * as calls from '@khyanalt/contract/fee-sheets'
import { openReader } from '../../child-processes/hostile-files.ts'
import { maxWorkbookBytes } from '../../child-processes/workbook-cells.ts'
import type { RawUseCase } from '../../http/bind.ts'
import { receiveSmallFile } from '../../http/receive-small-file.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { refuseInfectedBytes } from '../files/refuse-infected.ts'

const workbooks = openReader<string[][] | null>(new URL('./workbook-worker.ts', import.meta.url), 'workbook')

export const readFeeSheet =
  (services: Services): RawUseCase<typeof calls.readFeeSheet> =>
  async (context, caller) => {
    const file = await receiveSmallFile(context.request, maxWorkbookBytes, 'workbook_unreadable')
    if (!/\.xlsx$/i.test(file.filename)) throw refuse('workbook_unreadable')
    await refuseInfectedBytes(services, context, caller, file)
    const rows = await workbooks.read(() => file.bytes, caller.userId)
    if (rows === null || rows === 'unreadable') throw refuse('workbook_unreadable')
    return { rows }
  }
