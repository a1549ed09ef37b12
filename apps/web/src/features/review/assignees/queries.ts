// What the screens of absences and handing over read.
import { listAbsences } from '@khyanalt/contract/absences'
import { previewHandOver } from '@khyanalt/contract/hand-over'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../api/client.ts'
import { staffKey } from '../../cases/use-decision.ts'

export const absencesQuery = queryOptions({
  queryKey: [...staffKey, 'absences'],
  queryFn: ({ signal }) => callApi(listAbsences, {}, { signal }),
})

/** What would come of it; asked anew each time. */
export const handOverQuery = (from: string, to: string | null) =>
  queryOptions({
    queryKey: [...staffKey, 'hand-over', from, to],
    queryFn: ({ signal }) => callApi(previewHandOver, { from, to }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
