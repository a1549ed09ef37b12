import type * as calls from '@khyanalt/contract/staff-list-files'
import { mostOptions } from '@khyanalt/contract/staff-lists'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import { type Needs, refuseProblems } from './edit-list.ts'
import { beginListEdit, storedAs } from './edited-list.ts'
import { putOptions, updateOrder } from './edited-lists.sql.ts'
import { offersSomething } from './judge-option.ts'
import { planListRows } from './plan-list-rows.ts'

export const importListRows =
  (services: Needs): UseCase<typeof calls.importListRows> =>
  async (tx, caller, { library, version, rows, retire_missing: retireMissing, reorder }) => {
    const edit = await beginListEdit(tx, services, caller.userId, { library, version })
    const { change, write, order } = planListRows(rows, edit.options)
    refuseProblems(change.refused.map(({ code, field, line }) => ({ code, path: `rows/${line}/${field}` })))
    if (order.length > mostOptions) refuseProblems([{ code: 'too_many', path: 'rows' }])
    const missing = new Set(retireMissing ? change.missing.map(({ value }) => value) : [])
    const retired = edit.options
      .filter(({ value }) => missing.has(value))
      .map(option => ({ ...storedAs(option), offered: false }))
    const written = [...write, ...retired]
    const after = new Map([...edit.options.map(storedAs), ...written].map(option => [option.value, option]))
    if (!offersSomething(after.values(), agencyDate(services.clock.now()))) {
      refuseProblems([{ code: 'too_few', path: 'rows' }])
    }
    await putOptions(tx, library, written, caller.userId)
    if (reorder) await updateOrder(tx, library, order)
    const counts = { added: change.added.length, changed: change.changed.length, retired: retired.length }
    await edit.writeDown('import', {
      added: counts.added,
      edited: counts.changed,
      retired: counts.retired,
      values: written
        .slice(0, mostNamed)
        .map(({ value }) => value)
        .join(', '),
    })
    return { version: edit.version, ...counts }
  }

// An entry names so many options; a long file is told by its counts.
const mostNamed = 200
