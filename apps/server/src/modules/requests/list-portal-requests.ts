// The requests that operators of one unit made for customers (REQ-PORT-02…05, CON-025).
import type * as calls from '@khyanalt/contract/portal-requests'
import { agencyDate } from '../../clock.ts'
import type { UseCase } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { ownerOf, readFilters, readOrder } from './list-requests.ts'
import { presentPortalRow } from './present-request.ts'
import { listRequests } from './request-lists.sql.ts'

export const listPortalRequests =
  ({ clock }: Services): UseCase<typeof calls.listPortalRequests> =>
  async (tx, caller, input) => {
    const filters = { ...readFilters(input), today: agencyDate(clock.now()) }
    const owner = ownerOf(caller, input.customer_id)
    const { rows, total } = await listRequests(tx, owner, filters, readOrder(input), {
      place: (input.page - 1) * input.results,
      count: input.results,
    })
    return { data: { data: rows.map(presentPortalRow), per_page: input.results, total } }
  }
