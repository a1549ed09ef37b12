import type * as calls from '@khyanalt/contract/staff-lists'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { type Needs, refuseProblems } from './edit-list.ts'
import { beginListEdit, storedAs } from './edited-list.ts'
import { isLevelAbove, putOptions } from './edited-lists.sql.ts'
import { readListUses } from './find-list-uses.ts'

export const mergeListOptions =
  (services: Needs): UseCase<typeof calls.mergeListOptions> =>
  async (tx, caller, { library, version, value, into }) => {
    const edit = await beginListEdit(tx, services, caller.userId, { library, version })
    const stored = edit.options.find(option => option.value === value)
    const target = edit.options.find(option => option.value === into)
    if (!stored || !target) throw refuse('not_found')
    const uses = await readListUses(tx, library)
    refuseProblems([
      ...(value === into || !target.current ? [{ code: 'merge_target', path: 'into' }] : []),
      // A rule that waits for the one would never hold for whoever chooses the other.
      ...(uses.some(({ named }) => named.includes(value)) ? [{ code: 'named_in_rules', path: 'value' }] : []),
      ...((await isLevelAbove(tx, value)) ? [{ code: 'level_above', path: 'value' }] : []),
    ])
    // What was merged into it before is offered in the same place.
    const earlier = edit.options.filter(({ merged_into }) => merged_into === value)
    await putOptions(
      tx,
      library,
      [stored, ...earlier].map(option => ({ ...storedAs(option), offered: false, mergedInto: into })),
      caller.userId,
    )
    await edit.writeDown('merge', { value, label: stored.label, to: into, merged_with: target.label.mn })
    return { version: edit.version }
  }
