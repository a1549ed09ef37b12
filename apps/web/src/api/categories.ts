// The categories of services, for names and filters of several screens.
import { getCategories } from '@khyanalt/contract/catalogue'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from './client.ts'

export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: ({ signal }) => callApi(getCategories, {}, { signal }),
  staleTime: 600_000,
})
