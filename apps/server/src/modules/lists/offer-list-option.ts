import type * as calls from '@khyanalt/contract/staff-lists'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { type Needs, refuseProblems } from './edit-list.ts'
import { beginListEdit } from './edited-list.ts'
import { updateOption } from './edited-lists.sql.ts'

export const offerListOption =
  (services: Needs): UseCase<typeof calls.offerListOption> =>
  async (tx, caller, { library, version, value, offered }) => {
    const edit = await beginListEdit(tx, services, caller.userId, { library, version })
    const stored = edit.options.find(option => option.value === value)
    if (!stored) throw refuse('not_found')
    // A choice of nothing could never be answered.
    const others = edit.options.filter(option => option.offered && option.value !== value)
    if (!offered && others.length === 0) refuseProblems([{ code: 'too_few', path: 'value' }])
    await updateOption(tx, library, value, { status: offered ? 1 : 0 }, caller.userId)
    await edit.writeDown(offered ? 'restore' : 'retire', { value, label: stored.label })
    return { version: edit.version }
  }
