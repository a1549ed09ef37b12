// The reference lists as administrators read them.
import type { OutputOf } from '@khyanalt/contract/call'
import { getEditedList, listEditedLists } from '@khyanalt/contract/staff-lists'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../api/client.ts'

export const listsKey = ['edited-lists'] as const

export type OpenedList = OutputOf<typeof getEditedList>['data']

export const listsQuery = queryOptions({
  queryKey: [...listsKey, 'all'],
  queryFn: ({ signal }) => callApi(listEditedLists, {}, { signal }),
})

export const listQuery = (library: string) =>
  queryOptions({
    queryKey: [...listsKey, 'one', library],
    queryFn: ({ signal }) => callApi(getEditedList, { library }, { signal }),
  })
