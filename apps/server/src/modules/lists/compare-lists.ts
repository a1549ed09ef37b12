import type * as calls from '@khyanalt/contract/staff-list-files'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { refuseProblems } from './edit-list.ts'
import { readOptions } from './edited-list.ts'
import { findListState, listFormsNaming } from './edited-lists.sql.ts'
import { planListMerge } from './plan-list-merge.ts'

export const compareLists: UseCase<typeof calls.compareLists> = async (tx, _caller, { library, from }) => {
  if (library === from) refuseProblems([{ code: 'merge_target', path: 'from' }])
  const [options, others] = [await readOptions(tx, library), await readOptions(tx, from)]
  const state = await findListState(tx, library)
  if ((!state && options.length === 0) || others.length === 0) throw refuse('not_found')
  const { added, same, refused } = planListMerge(others, options)
  return {
    version: state?.version ?? 0,
    added: added.map(({ value, label }) => ({ value, label })),
    same,
    refused: [...refused],
    uses: (await listFormsNaming(tx, from)).length,
  }
}
