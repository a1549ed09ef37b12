import type * as calls from '@khyanalt/contract/staff-list-files'
import { mostOptions } from '@khyanalt/contract/staff-lists'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { type Needs, refuseProblems } from './edit-list.ts'
import { beginListEdit, readOptions, writeListAudit } from './edited-list.ts'
import { countListEdit, findListState, listFormsNaming, markListMerged, putOptions } from './edited-lists.sql.ts'
import { planListMerge } from './plan-list-merge.ts'

export const mergeLists =
  (services: Needs): UseCase<typeof calls.mergeLists> =>
  async (tx, caller, { library, version, from }) => {
    if (library === from) refuseProblems([{ code: 'merge_target', path: 'from' }])
    const edit = await beginListEdit(tx, services, caller.userId, { library, version })
    const others = await readOptions(tx, from)
    if (others.length === 0) throw refuse('not_found')
    const { added, refused } = planListMerge(others, edit.options)
    refuseProblems(refused.map(({ code, value }) => ({ code, path: `options/${value}` })))
    if (edit.options.length + added.length > mostOptions) refuseProblems([{ code: 'too_many', path: 'from' }])
    await putOptions(tx, library, added, caller.userId)
    // Forms that were published go on choosing from the list that they name.
    const closed = (await listFormsNaming(tx, from)).length === 0
    if (closed) {
      await countListEdit(tx, from, caller.userId)
      await markListMerged(tx, from, library)
    }
    const names = { into: (await findListState(tx, library))?.name_mn, from: (await findListState(tx, from))?.name_mn }
    const said = { added: added.length, closed, values: added.map(({ value }) => value).join(', ') }
    await edit.writeDown('merge', { from, merged_with: names.from ?? from, ...said })
    if (closed) {
      const { clock } = services
      const detail = { to: library, merged_with: names.into ?? library }
      await writeListAudit(tx, { clock, by: caller.userId, library: from, action: 'merge', detail })
    }
    return { version: edit.version, added: added.length, closed }
  }
