// Whose employees are read, and how they are cached.
import { listWorkers } from '@khyanalt/contract/workers'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../api/client.ts'
import type { FormSender } from '../form-sender.ts'

/** Whose list calls speak of; empty is the company of the caller. */
export type WorkerScope = { readonly requestid?: string; readonly company_id?: string }

/** The list of the sender of a request. */
export const scopeOfSender = (sender: FormSender | null): WorkerScope =>
  sender === null ? {} : { requestid: sender.requestNumber, company_id: sender.companyId ?? '' }

/** What every list of employees is cached under; made invalid after each add, change and delete (REQ-EMP-18). */
export const workersKey = ['workers'] as const

/** How many stand on one page. */
export const workersPerPage = 10

/** A page of the list. */
export const workerPageQuery = (
  scope: WorkerScope,
  filters: { readonly page: number; readonly search: string; readonly types?: readonly string[] },
) =>
  queryOptions({
    queryKey: [...workersKey, 'page', scope, filters],
    queryFn: ({ signal }) =>
      callApi(
        listWorkers,
        {
          ...scope,
          page: filters.page,
          results: workersPerPage,
          ...(filters.search ? { search: filters.search } : {}),
          ...(filters.types ? { types: filters.types.join(',') } : {}),
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

/** Employees by id; those who left the list are missing from the answer. */
export const workersByIdQuery = (scope: WorkerScope, ids: readonly string[]) =>
  queryOptions({
    queryKey: [...workersKey, 'ids', scope, ids],
    queryFn: ({ signal }) => callApi(listWorkers, { ...scope, ids: ids.join(',') }, { signal }),
  })
