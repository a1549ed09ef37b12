import type * as calls from '@khyanalt/contract/staff-lists'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import { refuse } from '../../http/refusal.ts'
import { type Needs, refuseProblems } from './edit-list.ts'
import { beginListEdit, storedAs } from './edited-list.ts'
import { putOptions } from './edited-lists.sql.ts'
import { offersSomething, optionProblems } from './judge-option.ts'

export const saveListOption =
  (services: Needs): UseCase<typeof calls.saveListOption> =>
  async (tx, caller, { library, version, add, value, label, data: given, from, until }) => {
    const edit = await beginListEdit(tx, services, caller.userId, { library, version })
    const stored = edit.options.find(option => option.value === value)
    if (!add && !stored) throw refuse('not_found')
    const option = {
      value,
      label,
      data: Object.fromEntries(Object.entries(given).filter(([, text]) => text !== '')),
      from: from === undefined ? (stored?.from ?? null) : from,
      until: until === undefined ? (stored?.until ?? null) : until,
      offered: stored?.offered ?? true,
      mergedInto: stored?.merged_into ?? null,
    }
    refuseProblems(optionProblems(option, edit.options, { add }))
    const today = agencyDate(services.clock.now())
    const others = edit.options.filter(each => each.value !== value).map(storedAs)
    // A choice of nothing could never be answered; a list that is only being filled may begin later.
    const emptied = !offersSomething([...others, option], today) && offersSomething(edit.options, today)
    if (emptied) refuseProblems([{ code: 'too_few', path: 'until' }])
    await putOptions(tx, library, [option], caller.userId)
    await edit.writeDown(add ? 'add' : 'update', {
      value,
      label,
      data: option.data,
      ...(option.from && { first_day: option.from }),
      ...(option.until && { last_day: option.until }),
      ...(stored && { before: stored.label }),
    })
    return { version: edit.version }
  }
