// One request list and its address: what it shows, and how to go to another page or order.
import { useSearchParams } from 'react-router'
import type { TableSort } from '../../ui/Table.tsx'
import { readRequestFilters } from './request-filters.ts'

/** The filters of the address and the ways to change them; going to another order starts at the first page. */
export const useListAddress = () => {
  const [search, setSearch] = useSearchParams()
  const change = (values: Readonly<Record<string, string>>, kept = search) => {
    const next = new URLSearchParams(kept)
    for (const [key, value] of Object.entries(values)) next.set(key, value)
    setSearch(next, { preventScrollReset: true })
  }
  return {
    filters: readRequestFilters(search),
    goTo: (page: number) => change({ page: String(page) }),
    sort: ({ column, descending }: TableSort) =>
      change({ page: '1', sortField: column, sortOrder: descending ? 'descend' : 'ascend' }),
  }
}
