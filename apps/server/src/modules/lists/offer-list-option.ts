import type * as calls from '@khyanalt/contract/staff-lists'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { type Needs, refuseProblems } from './edit-list.ts'
import { beginListEdit, storedAs } from './edited-list.ts'
import { putOptions } from './edited-lists.sql.ts'

export const offerListOption =
  (services: Needs): UseCase<typeof calls.offerListOption> =>
  async (tx, caller, { library, version, value, offered }) => {
    const edit = await beginListEdit(tx, services, caller.userId, { library, version })
    const stored = edit.options.find(option => option.value === value)
    if (!stored) throw refuse('not_found')
    // A choice of nothing could never be answered.
    const others = edit.options.filter(option => option.current && option.value !== value)
    if (!offered && others.length === 0) refuseProblems([{ code: 'too_few', path: 'value' }])
    const option = storedAs(stored)
    // Who offers it again means from now on, whatever ended it.
    const ended = option.until !== null && option.until < agencyDate(services.clock.now())
    await putOptions(
      tx,
      library,
      [offered ? { ...option, offered, mergedInto: null, until: ended ? null : option.until } : { ...option, offered }],
      caller.userId,
    )
    await edit.writeDown(offered ? 'restore' : 'retire', { value, label: stored.label })
    return { version: edit.version }
  }
