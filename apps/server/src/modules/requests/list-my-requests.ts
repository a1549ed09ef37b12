import type * as calls from '@khyanalt/contract/request-lists'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { listAsRequests } from '../food-objects/list-as-requests.ts'
import { narrowTo } from '../senders/narrow-to.ts'
import { ownerOf, readFilters, readOrder } from './list-requests.ts'
import { mixPage } from './mix-with-objects.ts'
import { presentRequestRow } from './present-request.ts'
import { listRequests } from './request-lists.sql.ts'

export const listMyRequests =
  ({ clock }: Services): UseCase<typeof calls.listMyRequests> =>
  async (tx, caller, input) => {
    const filters = { ...readFilters(input), today: agencyDate(clock.now()) }
    const order = readOrder(input)
    const owner = narrowTo(caller, input.behalf)
    const objects = await listAsRequests(tx, owner, filters)
    let total = objects.length
    const data = await mixPage(objects, order, input, async (place, count) => {
      const requests = await listRequests(tx, ownerOf(owner), filters, order, { place, count })
      total += requests.total
      return requests.rows.map(row => ({ state: row.state, row: presentRequestRow(row, caller.actor) }))
    })
    return { data: { data: [...data], per_page: input.results, total } }
  }
