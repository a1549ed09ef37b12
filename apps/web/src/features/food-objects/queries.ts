// What the screens of food objects ask the server.
import {
  getFoodObject,
  getFoodObjectData,
  listFoodAddresses,
  listFoodObjects,
  listFoodTypes,
} from '@khyanalt/contract/food-objects'
import { queryOptions } from '@tanstack/react-query'
import { behalfInput } from '../../api/behalf.ts'
import { callApi } from '../../api/client.ts'

/** Everything known of the own objects; sending makes it stale. */
export const foodKey = ['food-objects'] as const

export const foodListQuery = (behalf?: string) =>
  queryOptions({
    queryKey: [...foodKey, 'list', behalf],
    queryFn: ({ signal }) => callApi(listFoodObjects, behalfInput(behalf), { signal }),
  })

export const foodObjectQuery = (requestnumber: string) =>
  queryOptions({
    queryKey: [...foodKey, 'object', requestnumber],
    queryFn: ({ signal }) => callApi(getFoodObject, { requestnumber }, { signal }),
    retry: false,
  })

/** An open form is not read anew behind the back of whoever fills it in. */
export const foodDataQuery = (requestnumber: string) =>
  queryOptions({
    queryKey: [...foodKey, 'data', requestnumber],
    queryFn: ({ signal }) => callApi(getFoodObjectData, { requestnumber }, { signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Lists change seldom. */
const listed = { staleTime: 600_000 } as const

/** Kinds of activity below a code; the top level below none. */
export const foodTypesQuery = (code: string) =>
  queryOptions({
    ...listed,
    queryKey: ['food-types', code],
    queryFn: ({ signal }) => callApi(listFoodTypes, code === '' ? {} : { code }, { signal }),
  })

/** Places below a code; provinces and the capital below none. */
export const foodAddressQuery = (code: string) =>
  queryOptions({
    ...listed,
    queryKey: ['food-addresses', code],
    queryFn: ({ signal }) => callApi(listFoodAddresses, code === '' ? {} : { code }, { signal }),
  })
