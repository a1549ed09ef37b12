// The own list and its counters (REQ-DASH-01…03, CON-064).

import type { getStats, listMyRequests } from '@khyanalt/contract/request-lists'
import { isCalendarDay } from '@khyanalt/domain/calendar-day'
import { isApproved, isProcessing, type RequestState, statesOfFilter } from '@khyanalt/domain/request-status'
import { agencyDate } from '../../clock.ts'
import type { RequestFilters } from '../../db/request-filters.sql.ts'
import type { UseCase } from '../../http/bind.ts'
import type { Session } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { listAsRequests } from '../food-objects/list-as-requests.ts'
import { mixPage } from './mix-with-objects.ts'
import { presentRequestRow } from './present-request.ts'
import { countOwnByState, type ListOrder, listRequests, type OwnedBy } from './request-lists.sql.ts'

export const listOwn =
  ({ clock }: Services): UseCase<typeof listMyRequests> =>
  async (tx, caller, input) => {
    const filters = { ...readFilters(input), today: agencyDate(clock.now()) }
    const order = readOrder(input)
    const objects = await listAsRequests(tx, caller, filters)
    let total = objects.length
    const data = await mixPage(objects, order, input, async (place, count) => {
      const requests = await listRequests(tx, ownerOf(caller), filters, order, { place, count })
      total += requests.total
      return requests.rows.map(row => ({ state: row.state, row: presentRequestRow(row, caller.actor) }))
    })
    return { data: { data: [...data], per_page: input.results, total } }
  }

export const countOwn: UseCase<typeof getStats> = async (tx, caller) => {
  const counts = await countOwnByState(tx, ownerOf(caller))
  const objects = await listAsRequests(tx, caller)
  const sum = (selects: (state: RequestState) => boolean): number =>
    counts.filter(row => selects(row.state as RequestState)).reduce((total, row) => total + Number(row.count), 0) +
    objects.filter(({ state }) => selects(state)).length
  return {
    data: {
      TOTAL: sum(() => true),
      STATUS_RETURN: sum(state => state === 'returned'),
      STATUS_PROCESSING: sum(isProcessing),
      STATUS_APPROVAL: sum(isApproved),
    },
  }
}

/** A day, or two days joined by a comma, as first and last day. */
export const readDays = (text: string | undefined): { from?: string; to?: string } => {
  const [first, last = first] = (text ?? '').split(',').map(part => part.trim())
  return {
    ...(first !== undefined && isCalendarDay(first) ? { from: first } : {}),
    ...(last !== undefined && isCalendarDay(last) ? { to: last } : {}),
  }
}

/** Whose requests a caller's lists hold. */
export const ownerOf = (caller: Session): OwnedBy =>
  caller.loginType === 'client'
    ? { kind: 'client', userId: caller.userId, companyIds: caller.companyIds }
    : { kind: 'desk', userId: caller.userId, deskId: caller.organizationId }

/** Filters as the wire names them. */
type WireFilters = {
  readonly category?: number | undefined
  readonly reqnumber?: string | undefined
  readonly status?: string | undefined
  readonly date?: string | undefined
}

/** The filters of a list; nonsense reads as no filter. */
export const readFilters = ({ category, reqnumber, status, date }: WireFilters): RequestFilters => ({
  states: status ? (statesOfFilter(status) ?? undefined) : undefined,
  category,
  // Numbers are read aloud and typed in small letters too.
  number: reqnumber?.trim().toUpperCase() || undefined,
  ...readDays(date),
})

const sortable: Readonly<Record<string, ListOrder['field']>> = {
  request_number: 'request_number',
  status: 'state',
  due_date: 'due_on',
}

/** The order of a list; newest first unless the caller asks otherwise. */
export const readOrder = (input: {
  readonly sortField?: string | undefined
  readonly sortOrder?: 'ascend' | 'descend' | undefined
}): ListOrder => ({
  field: sortable[input.sortField ?? ''] ?? 'created_at',
  direction: input.sortOrder === 'ascend' ? 'asc' : 'desc',
})
