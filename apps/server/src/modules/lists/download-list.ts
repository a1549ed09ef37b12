import type * as calls from '@khyanalt/contract/staff-list-files'
import { refuse } from '../../http/refusal.ts'
import type { TableUseCase } from '../../http/table-file.ts'
import { readOptions } from './edited-list.ts'
import { findListState } from './edited-lists.sql.ts'
import { listTable } from './list-table.ts'

export const downloadList: TableUseCase<typeof calls.downloadList> = async (tx, _caller, { library, lang }) => {
  const state = await findListState(tx, library)
  const options = await readOptions(tx, library)
  if (!state && options.length === 0) throw refuse('not_found')
  const title = (lang === 'en' ? state?.name_en : state?.name_mn) ?? library
  return { name: library.replace(/[^\w-]+/g, '-'), title, ...listTable(options, lang) }
}
