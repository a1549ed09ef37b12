// The filters of the own list in the address.
import type { RequestFilters } from './queries.ts'

/** The category filter of the documents (REQ-DASH-03). */
export const filterCategories = [16, 1, 14, 65, 121] as const

/** Reads the filters of an address; nonsense reads as no filter (REQ-CERT-03). */
export const readRequestFilters = (search: URLSearchParams): RequestFilters => {
  const number = search.get('reqnumber')?.trim()
  const status = search.get('status')?.trim()
  const category = Number(search.get('category'))
  const page = Number(search.get('page'))
  return {
    page: Number.isInteger(page) && page > 0 ? page : 1,
    ...(number && { reqnumber: number }),
    ...(status && { status }),
    ...(filterCategories.some(id => id === category) && { category }),
  }
}

/** Whether anything but the page is chosen. */
export const isFiltered = ({ reqnumber, status, category }: RequestFilters): boolean =>
  Boolean(reqnumber || status || category)
