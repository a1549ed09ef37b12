// Reads a file for a list in a process of its own, and says what it would change; keeps nothing.
import type * as calls from '@khyanalt/contract/staff-list-files'
import { maxListFileBytes } from '@khyanalt/contract/staff-list-files'
import { openReader } from '../../child-processes/hostile-files.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { RawUseCase } from '../../http/bind.ts'
import { receiveSmallFile } from '../../http/receive-small-file.ts'
import { refuse } from '../../http/refusal.ts'
import type { Services } from '../../services.ts'
import { refuseInfectedBytes } from '../files/refuse-infected.ts'
import { keysOf, readOptions } from './edited-list.ts'
import { findListState } from './edited-lists.sql.ts'
import { type FileRow, rowsOfTable } from './list-table.ts'
import { planListRows } from './plan-list-rows.ts'

const files = openReader<readonly FileRow[] | null>(new URL('./list-file-worker.ts', import.meta.url), 'workbook')

export const readListFile =
  (services: Services): RawUseCase<typeof calls.readListFile> =>
  async (context, caller, { library }) => {
    const file = await receiveSmallFile(context.request, maxListFileBytes, 'file_too_big')
    if (file.bytes.length === 0) throw refuse('file_missing')
    await refuseInfectedBytes(services, context, caller, file)
    const table = await files.read(() => file.bytes, caller.userId)
    if (table === null || table === 'unreadable') throw refuse('list_file_unreadable')
    return inTransaction(context.db, async tx => {
      const state = await findListState(tx, library)
      const options = await readOptions(tx, library)
      if (!state && options.length === 0) throw refuse('not_found')
      const read = rowsOfTable(table, keysOf(options))
      if (read === null) throw refuse('list_file_unreadable')
      const { change, taken } = planListRows(read.rows, options)
      return { version: state?.version ?? 0, rows: [...taken], change, ignored: [...read.ignored] }
    })
  }
