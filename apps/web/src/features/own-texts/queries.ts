// What administrators read of the words of messages.
import { listOwnTexts, listOwnTextVersions } from '@khyanalt/contract/own-texts'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../api/client.ts'

export const ownTextsKey = ['own-texts'] as const

export const ownTextsQuery = queryOptions({
  queryKey: [...ownTextsKey, 'list'],
  queryFn: ({ signal }) => callApi(listOwnTexts, {}, { signal }),
})

export const versionsQuery = (name: string) =>
  queryOptions({
    queryKey: [...ownTextsKey, 'versions', name],
    queryFn: ({ signal }) => callApi(listOwnTextVersions, { name }, { signal }),
  })
