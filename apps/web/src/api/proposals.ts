// What of proposals several screens read.
import { countProposals, listProposals } from '@khyanalt/contract/proposals'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from './client.ts'

export const proposalsKey = ['proposals'] as const

export const proposalsQuery = (state: 'waiting' | 'closed') =>
  queryOptions({
    queryKey: [...proposalsKey, state],
    queryFn: ({ signal }) => callApi(listProposals, { state }, { signal }),
  })

export const proposalCountQuery = queryOptions({
  queryKey: [...proposalsKey, 'count'],
  queryFn: ({ signal }) => callApi(countProposals, {}, { signal }),
})
