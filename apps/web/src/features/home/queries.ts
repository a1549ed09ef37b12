import { getCategories } from '@khyanalt/contract/catalogue'
import { queryOptions } from '@tanstack/react-query'
import { type CallApi, callApi } from '../../api/client.ts'

/** The category tree with counts. */
export const categoriesQuery = (call: CallApi = callApi) =>
  queryOptions({ queryKey: ['categories'], queryFn: () => call(getCategories, {}) })
