// What the screens of registers read.
import type { InputOf } from '@khyanalt/contract/call'
import { countRegisterRecords, listRegisterRecords, openOwnerRegisters } from '@khyanalt/contract/staff-registers'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../api/client.ts'

export const recordsQuery = (input: InputOf<typeof listRegisterRecords>) =>
  queryOptions({
    queryKey: ['staff-registers', 'list', input],
    queryFn: ({ signal }) => callApi(listRegisterRecords, input, { signal }),
    placeholderData: keepPreviousData,
  })

export const provincesQuery = queryOptions({
  queryKey: ['staff-registers', 'provinces'],
  queryFn: ({ signal }) => callApi(countRegisterRecords, {}, { signal }),
})

export const ownerQuery = (owner: InputOf<typeof openOwnerRegisters>) =>
  queryOptions({
    queryKey: ['staff-registers', 'owner', owner],
    queryFn: ({ signal }) => callApi(openOwnerRegisters, owner, { signal }),
    // Every opening is written down: it is read when somebody comes, not when a window is looked at again.
    refetchOnWindowFocus: false,
  })
