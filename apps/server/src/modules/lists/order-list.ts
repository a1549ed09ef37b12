import { isDeepStrictEqual } from 'node:util'
import type * as calls from '@khyanalt/contract/staff-lists'
import type { UseCase } from '../../http/bind.ts'
import { type Needs, refuseProblems } from './edit-list.ts'
import { beginListEdit } from './edited-list.ts'
import { updateOrder } from './edited-lists.sql.ts'

export const orderList =
  (services: Needs): UseCase<typeof calls.orderList> =>
  async (tx, caller, { library, version, values }) => {
    const edit = await beginListEdit(tx, services, caller.userId, { library, version })
    const known = edit.options.map(option => option.value)
    const complete = isDeepStrictEqual(values.toSorted(), known.toSorted())
    if (!complete) refuseProblems([{ code: 'wrong_count', path: 'values' }])
    await updateOrder(tx, library, values)
    await edit.writeDown('reorder', { values: values.join(', ') })
    return { version: edit.version }
  }
