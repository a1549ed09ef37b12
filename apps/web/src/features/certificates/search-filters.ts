// The filters of the public search in the address, so that a search can be shared and works without JavaScript.
import { isCalendarDay } from '@khyanalt/domain/calendar-day'

/** Filters of the public search; empty ones are left out (REQ-CERT-03). */
export type SearchFilters = {
  readonly sender?: string
  readonly cert_number?: string
  readonly category?: string
  readonly organization?: string
  readonly form?: string
  readonly status?: 'ACTIVE' | 'INACTIVE'
  readonly issued_date?: string
  readonly valid_date?: string
  readonly page: number
}

/** What is wrong with a date of the form, by its field. */
export type DateProblems = { readonly [field in DateField]?: 'dateHalf' | 'dateBackwards' }
type DateField = 'issued_date' | 'valid_from' | 'valid_to'

const textOf = (search: URLSearchParams, name: string): string => search.get(name)?.trim() ?? ''

/** Reads the filters of an address; nonsense reads as no filter. */
export const readFilters = (search: URLSearchParams): SearchFilters => {
  const text = (name: string) => textOf(search, name)
  const id = (name: string) => (/^\d{1,9}$/.test(text(name)) ? text(name) : '')
  const status = text('status')
  const page = Number(text('page'))
  const from = text('valid_from')
  const to = text('valid_to')
  return {
    ...(text('sender') && { sender: text('sender').slice(0, 200) }),
    ...(text('cert_number') && { cert_number: text('cert_number').slice(0, 40) }),
    ...(/^\d{2}$/.test(text('category')) && { category: text('category') }),
    ...(id('organization') && { organization: id('organization') }),
    ...(id('form') && { form: id('form') }),
    ...((status === 'ACTIVE' || status === 'INACTIVE') && { status }),
    ...(text('issued_date') && { issued_date: text('issued_date') }),
    // Two dates joined by a comma (REQ-CERT-04); one of them may be left open.
    ...((from || to) && { valid_date: `${from},${to}` }),
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
  }
}

/** Half a date, or an end before its beginning: told beside the field instead of searching for something else. */
export const findDateProblems = (search: URLSearchParams): DateProblems => {
  const half = (['issued_date', 'valid_from', 'valid_to'] as const).filter(field => {
    const text = textOf(search, field)
    return text !== '' && !isCalendarDay(text)
  })
  const from = textOf(search, 'valid_from')
  const to = textOf(search, 'valid_to')
  if (half.length === 0 && from && to && from > to) return { valid_to: 'dateBackwards' }
  return Object.fromEntries(half.map(field => [field, 'dateHalf']))
}

/** The address of another page of the same search. */
export const pageAddress = (search: URLSearchParams, page: number): string => {
  const next = new URLSearchParams(search)
  next.set('page', String(page))
  return `?${next}`
}
