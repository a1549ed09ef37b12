// The own list and its counters (REQ-DASH-01…03, CON-064).
import type { getStats, listMyRequests } from '@khyanalt/contract/requests'
import { isApproved, isProcessing, type RequestState, statesOfFilter } from '@khyanalt/domain/request-status'
import type { UseCase } from '../../http/bind.ts'
import type { Session } from '../../http/session.ts'
import { presentRequestRow } from './present-request.ts'
import { countOwnByState, listOwnRequests, type OwnedBy } from './request-lists.sql.ts'

export const listOwn: UseCase<typeof listMyRequests> = async (tx, caller, input) => {
  const { from, to } = readDays(input.date)
  const { rows, total } = await listOwnRequests(
    tx,
    ownerOf(caller),
    {
      states: input.status ? (statesOfFilter(input.status) ?? undefined) : undefined,
      category: input.category,
      number: input.reqnumber?.trim() || undefined,
      from,
      to,
    },
    { field: sortable(input.sortField), direction: input.sortOrder === 'ascend' ? 'asc' : 'desc' },
    input,
  )
  return { data: { data: rows.map(row => presentRequestRow(row, caller.actor)), per_page: input.results, total } }
}

export const countOwn: UseCase<typeof getStats> = async (tx, caller) => {
  const counts = await countOwnByState(tx, ownerOf(caller))
  const sum = (selects: (state: RequestState) => boolean): number =>
    counts.filter(row => selects(row.state as RequestState)).reduce((total, row) => total + Number(row.count), 0)
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
  const isDay = (part: string | undefined): part is string =>
    /^\d{4}-\d{2}-\d{2}$/.test(part ?? '') && !Number.isNaN(Date.parse(part ?? ''))
  return { ...(isDay(first) ? { from: first } : {}), ...(isDay(last) ? { to: last } : {}) }
}

const ownerOf = (caller: Session): OwnedBy =>
  caller.loginType === 'client'
    ? { kind: 'client', userId: caller.userId, companyIds: caller.companyIds }
    : { kind: 'operator', userId: caller.userId }

const sortable = (field: string | undefined): 'created_at' | 'request_number' | 'state' =>
  field === 'request_number' ? 'request_number' : field === 'status' ? 'state' : 'created_at'
