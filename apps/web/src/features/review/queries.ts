// What the console asks the server, and what it forgets after a decision.

import { countQueue, listColleagues } from '@khyanalt/contract/assignments'
import { listBulkActs, previewBulkAct } from '@khyanalt/contract/bulk-acts'
import type { OutputOf } from '@khyanalt/contract/call'
import { listCannedTexts } from '@khyanalt/contract/canned-texts'
import { getCaseHistory } from '@khyanalt/contract/case-notes'
import { getDeskCertificate, listDeskCertificates } from '@khyanalt/contract/certificate-desk'
import { showFile } from '@khyanalt/contract/files'
import { listStaffInvoices, showReceipt } from '@khyanalt/contract/invoices'
import { listOnlinePayments } from '@khyanalt/contract/online-payments'
import { getQueueChoices } from '@khyanalt/contract/queue'
import { getQueueLayout, listQueueViews } from '@khyanalt/contract/queue-views'
import { listRemarkDrafts } from '@khyanalt/contract/remark-drafts'
import { getCase, listQueue } from '@khyanalt/contract/review'
import { getDailyTotals, getStatement, listStatements } from '@khyanalt/contract/statements'
import type { BulkAction } from '@khyanalt/domain/bulk-act'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../api/client.ts'
import { staffKey } from '../cases/use-decision.ts'
import { type DeskSearch, deskSearchInput } from './certificates/desk-search.ts'
import { type DeskFilters, deskInput } from './desk-filters.ts'
import { type QueueFilters, queueInput } from './queue-filters.ts'

export type Case = OutputOf<typeof getCase>

/** A certificate as the desk opens it. */
export type OpenCertificate = OutputOf<typeof getDeskCertificate>['data']

export const queueQuery = (filters: QueueFilters) =>
  queryOptions({
    queryKey: [...staffKey, 'queue', filters],
    queryFn: ({ signal }) => callApi(listQueue, queueInput(filters), { signal }),
    placeholderData: keepPreviousData,
  })

/** How much waits in each part of the queue. */
export const queueCountsQuery = queryOptions({
  queryKey: [...staffKey, 'queue-counts'],
  queryFn: ({ signal }) => callApi(countQueue, {}, { signal }),
})

/** What the filters of the queue offer. */
export const queueChoicesQuery = queryOptions({
  queryKey: ['queue-choices'],
  queryFn: ({ signal }) => callApi(getQueueChoices, {}, { signal }),
  staleTime: 600_000,
})

/** How this person wants to see the queue. */
export const queueLayoutQuery = queryOptions({
  queryKey: ['queue-layout'],
  queryFn: ({ signal }) => callApi(getQueueLayout, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Bulk actions that wait or run, and those whose result was not put away; looked at each second while one is open. */
export const bulkActsQuery = queryOptions({
  queryKey: ['bulk-acts'],
  queryFn: ({ signal }) => callApi(listBulkActs, {}, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.data.some(act => act.state === 'waiting' || act.state === 'running') ? 1_000 : false,
})

/** What would come of an action; asked anew each time. */
export const bulkPreviewQuery = (action: BulkAction, to: string, requests: readonly string[]) =>
  queryOptions({
    queryKey: [...staffKey, 'bulk-preview', action, to, requests],
    queryFn: ({ signal }) =>
      callApi(previewBulkAct, { action, requests: [...requests], ...(to ? { to } : {}) }, { signal }),
    enabled: action !== 'assign' || to !== '',
    staleTime: 0,
    gcTime: 0,
  })

export const queueViewsQuery = queryOptions({
  queryKey: ['queue-views'],
  queryFn: ({ signal }) => callApi(listQueueViews, {}, { signal }),
})

/** Those who may act on every one of these requests. */
export const colleaguesQuery = (requests: readonly string[]) =>
  queryOptions({
    queryKey: [...staffKey, 'colleagues', requests],
    queryFn: ({ signal }) => callApi(listColleagues, { requests: requests.join(',') }, { signal }),
    placeholderData: keepPreviousData,
    enabled: requests.length > 0,
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

/** A signed address lives for minutes only, so it is asked for each time a file is opened. */
export const fileUrlQuery = (kind: 'file' | 'receipt', name: string) =>
  queryOptions({
    queryKey: ['signed-address', kind, name],
    queryFn: ({ signal }) => callApi(kind === 'file' ? showFile : showReceipt, { name }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** Ready texts of a service. */
export const cannedTextsQuery = (service: number) =>
  queryOptions({
    queryKey: [...staffKey, 'canned-texts', service],
    queryFn: ({ signal }) => callApi(listCannedTexts, { service }, { signal }),
    staleTime: 60_000,
  })

/** Remarks that are being prepared on a request. */
export const remarkDraftsQuery = (requestNumber: string) =>
  queryOptions({
    queryKey: ['remark-drafts', requestNumber],
    queryFn: ({ signal }) => callApi(listRemarkDrafts, { requestnumber: requestNumber }, { signal }),
  })

/** What the applicant of a request asked for and was given before. */
export const historyQuery = (requestNumber: string) =>
  queryOptions({
    queryKey: [...staffKey, 'history', requestNumber],
    queryFn: ({ signal }) => callApi(getCaseHistory, { requestnumber: requestNumber }, { signal }),
  })

export const deskCertificatesQuery = (search: DeskSearch) =>
  queryOptions({
    queryKey: [...staffKey, 'certificates', search],
    queryFn: ({ signal }) => callApi(listDeskCertificates, deskSearchInput(search), { signal }),
    placeholderData: keepPreviousData,
  })

export const deskCertificateQuery = (csId: string) =>
  queryOptions({
    queryKey: [...staffKey, 'certificate', csId],
    queryFn: ({ signal }) => callApi(getDeskCertificate, { cs_id: csId }, { signal }),
  })

/** The latest statements; older ones have been worked through. */
export const statementsQuery = queryOptions({
  queryKey: [...staffKey, 'statements'],
  queryFn: ({ signal }) => callApi(listStatements, { results: 20 }, { signal }),
})

export const statementQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: [...staffKey, 'statement', id, page],
    queryFn: ({ signal }) => callApi(getStatement, { id, page, results: 50 }, { signal }),
    placeholderData: keepPreviousData,
  })

export const dailyTotalsQuery = (span: { readonly from: string; readonly to: string }) =>
  queryOptions({
    queryKey: [...staffKey, 'daily-totals', span],
    queryFn: ({ signal }) => callApi(getDailyTotals, span, { signal }),
  })

export const onlinePaymentsQuery = (view: 'owed' | 'all', page: number) =>
  queryOptions({
    queryKey: [...staffKey, 'online-payments', view, page],
    queryFn: ({ signal }) => callApi(listOnlinePayments, { view, page }, { signal }),
  })
