// The filters of the public search in the address, so that a search can be shared and works without JavaScript.

/** Filters of the public search; empty ones are left out (REQ-CERT-03). */
export type SearchFilters = {
  readonly sender?: string
  readonly cert_number?: string
  readonly category?: string
  readonly status?: 'ACTIVE' | 'INACTIVE'
  readonly issued_date?: string
  readonly valid_date?: string
  readonly page: number
}

/** Reads the filters of an address; nonsense reads as no filter. */
export const readFilters = (search: URLSearchParams): SearchFilters => {
  const text = (name: string) => search.get(name)?.trim() ?? ''
  const status = text('status')
  const page = Number(text('page'))
  const from = text('valid_from')
  const to = text('valid_to')
  return {
    ...(text('sender') && { sender: text('sender') }),
    ...(text('cert_number') && { cert_number: text('cert_number') }),
    ...(text('category') && { category: text('category') }),
    ...((status === 'ACTIVE' || status === 'INACTIVE') && { status }),
    ...(text('issued_date') && { issued_date: text('issued_date') }),
    // Two dates joined by a comma (REQ-CERT-04); one alone says nothing.
    ...(from && to && { valid_date: `${from},${to}` }),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** The address of another page of the same search. */
export const pageAddress = (search: URLSearchParams, page: number): string => {
  const next = new URLSearchParams(search)
  next.set('page', String(page))
  return `?${next}`
}
