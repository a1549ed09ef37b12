// What of the knowledge base is shown stands in the address, so that it can be shared and works without JavaScript.
import { type PostKind, postKinds } from '@khyanalt/domain/post-kind'
import { paths } from '../../paths.ts'

/** Filters of the list. */
export type PostFilters = { readonly kind?: PostKind; readonly search?: string; readonly page: number }

const longestSearch = 200
const lastPage = 100_000

/** Reads the filters of an address; nonsense reads as no filter. */
export const readFilters = (search: URLSearchParams): PostFilters => {
  const kind = postKinds.find(known => known === search.get('kind'))
  const words = (search.get('search') ?? '').trim().slice(0, longestSearch)
  const page = Number(search.get('page'))
  return {
    ...(kind && { kind }),
    ...(words && { search: words }),
    page: Number.isInteger(page) && page > 0 ? Math.min(page, lastPage) : 1,
  }
}

/** The address of another page of the same list. */
export const pageAddress = (search: URLSearchParams, page: number): string => address({ ...readFilters(search), page })

/** The address of the same search among posts of one kind, or of every kind. */
export const kindAddress = (search: URLSearchParams, kind: PostKind | undefined): string => {
  const { search: words } = readFilters(search)
  return address({ ...(kind && { kind }), ...(words && { search: words }), page: 1 })
}

/** Where a post that is not there leads. */
export const missingPost = `${paths.posts}?missing=1`

const address = ({ kind, search, page }: PostFilters): string => {
  const query = new URLSearchParams({
    ...(kind && { kind }),
    ...(search && { search }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `?${query}` : '?'
}
