// The own list and its counters (REQ-DASH-01…03, CON-064).

import { isCalendarDay } from '@khyanalt/domain/calendar-day'
import { statesOfFilter } from '@khyanalt/domain/request-status'
import type { RequestFilters } from '../../db/request-filters.sql.ts'
import type { Session } from '../../http/session.ts'
import type { ListOrder, OwnedBy } from './request-lists.sql.ts'

/** A day, or two days joined by a comma, as first and last day. */
export const readDays = (text: string | undefined): { from?: string; to?: string } => {
  const [first, last = first] = (text ?? '').split(',').map(part => part.trim())
  return {
    ...(first !== undefined && isCalendarDay(first) ? { from: first } : {}),
    ...(last !== undefined && isCalendarDay(last) ? { to: last } : {}),
  }
}

/** Whose requests a caller's lists hold; those of a front desk may be narrowed to a customer. */
export const ownerOf = (caller: Session, customerId?: string): OwnedBy =>
  caller.loginType === 'client'
    ? { kind: 'client', userId: caller.userId, companyIds: caller.companyIds }
    : { kind: 'desk', userId: caller.userId, deskId: caller.organizationId, customerId }

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
