import type * as calls from '@khyanalt/contract/staff-lists'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { keysOf, readOptions } from './edited-list.ts'
import { findListState } from './edited-lists.sql.ts'

export const getEditedList: UseCase<typeof calls.getEditedList> = async (tx, _caller, { library }) => {
  const state = await findListState(tx, library)
  const options = await readOptions(tx, library)
  if (!state && options.length === 0) throw refuse('not_found')
  const name = { mn: state?.name_mn ?? library, en: state?.name_en ?? library }
  const { version = 0, merged_into = null } = state ?? {}
  return { data: { library, name, version, keys: keysOf(options), merged_into, options } }
}
