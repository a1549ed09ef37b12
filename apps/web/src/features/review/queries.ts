// What the console asks the server, and what it forgets after a decision.

import type { OutputOf } from '@khyanalt/contract/call'
import { getCategories } from '@khyanalt/contract/catalogue'
import { showFile } from '@khyanalt/contract/files'
import { listStaffInvoices, showReceipt } from '@khyanalt/contract/invoices'
import { getCase, listQueue } from '@khyanalt/contract/review'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../api/client.ts'
import { type DeskFilters, deskInput } from './desk-filters.ts'
import { type QueueFilters, queueInput } from './queue-filters.ts'

export type Case = OutputOf<typeof getCase>

/** Everything the console knows; decisions make it stale. */
export const staffKey = ['staff'] as const

export const queueQuery = (filters: QueueFilters) =>
  queryOptions({
    queryKey: [...staffKey, 'queue', filters],
    queryFn: ({ signal }) => callApi(listQueue, queueInput(filters), { signal }),
    placeholderData: keepPreviousData,
  })

/** A case stays on the screen as it was read until its reader asks for the newer state. */
export const caseQuery = (requestNumber: string) =>
  queryOptions({
    queryKey: [...staffKey, 'case', requestNumber],
    queryFn: ({ signal }) => callApi(getCase, { requestnumber: requestNumber }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    // Whoever comes back to a case reads it anew.
    gcTime: 0,
  })

export const deskQuery = (filters: DeskFilters) =>
  queryOptions({
    queryKey: [...staffKey, 'desk', filters],
    queryFn: ({ signal }) => callApi(listStaffInvoices, deskInput(filters), { signal }),
    placeholderData: keepPreviousData,
  })

export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  queryFn: ({ signal }) => callApi(getCategories, {}, { signal }),
  staleTime: 600_000,
})

/** A signed address lives for minutes only, so it is asked for each time a file is opened. */
export const fileUrlQuery = (kind: 'file' | 'receipt', name: string) =>
  queryOptions({
    queryKey: ['signed-address', kind, name],
    queryFn: ({ signal }) => callApi(kind === 'file' ? showFile : showReceipt, { name }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
