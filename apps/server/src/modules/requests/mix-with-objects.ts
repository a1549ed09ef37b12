// One page of requests and food objects together, in the order of the list (REQ-DASH-09).
import type { RequestRow } from '@khyanalt/contract/request-lists'
import type { RequestState } from '@khyanalt/domain/request-status'

/** A row with what lists are sorted by. */
type Placed = { readonly state: RequestState; readonly row: RequestRow }

type Order = {
  readonly field: 'created_at' | 'request_number' | 'state' | 'due_on'
  readonly direction: 'asc' | 'desc'
}

/**
 * Cuts the page out of both lists. Requests are many and read from the database from one place on; `readRequests`
 * answers them in order, so many from the given place. Objects are few and all at hand.
 */
export const mixPage = async (
  objects: readonly Placed[],
  order: Order,
  { page, results }: { readonly page: number; readonly results: number },
  readRequests: (place: number, count: number) => Promise<readonly Placed[]>,
): Promise<readonly RequestRow[]> => {
  const first = (page - 1) * results
  const sorted = objects.toSorted((one, other) => compare(one, other, order))
  // No more requests than there are objects can have moved from the pages before.
  const place = Math.max(0, first - sorted.length)
  const requests = await readRequests(place, results + first - place)
  const head = requests[0]
  const before = head ? sorted.filter(object => compare(object, head, order) < 0) : sorted
  const after = sorted.slice(before.length)
  // Requests that were skipped stand before the first that was read; only objects may stand among them.
  const merged = [...before, ...merge(requests, after, order)]
  return merged.slice(first - place, first - place + results).map(({ row }) => row)
}

const merge = (requests: readonly Placed[], objects: readonly Placed[], order: Order): readonly Placed[] =>
  [...requests, ...objects].toSorted((one, other) => compare(one, other, order))

const compare = (one: Placed, other: Placed, { field, direction }: Order): number => {
  const [a, b] = [keyOf(one, field), keyOf(other, field)]
  // The database puts what has no value last upwards and first downwards.
  const way = a === b ? 0 : a === null ? 1 : b === null ? -1 : a < b ? -1 : 1
  const tie = one.row.id < other.row.id ? -1 : one.row.id > other.row.id ? 1 : 0
  return (way || tie) * (direction === 'asc' ? 1 : -1)
}

const keyOf = ({ state, row }: Placed, field: Order['field']): string | null => {
  switch (field) {
    case 'created_at':
      return row.created_at
    case 'request_number':
      return row.request_number
    case 'state':
      return state
    case 'due_on':
      return row.due_date
  }
}
