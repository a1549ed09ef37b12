// What the agency's screens on fee reports read.
import type { InputOf } from '@khyanalt/contract/call'
import {
  countFeeDesk,
  getStaffFeeReport,
  listFeePeriods,
  listStaffFeeReports,
  listStaffLateRequests,
  readFeeOverview,
} from '@khyanalt/contract/staff-fee-reports'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../../api/client.ts'
import { staffKey } from '../../cases/use-decision.ts'

export const feeDeskKey = [...staffKey, 'fee-reports'] as const

export const countsQuery = queryOptions({
  queryKey: [...feeDeskKey, 'counts'],
  queryFn: ({ signal }) => callApi(countFeeDesk, {}, { signal }),
})

export const deskReportsQuery = (input: InputOf<typeof listStaffFeeReports>) =>
  queryOptions({
    queryKey: [...feeDeskKey, 'reports', input],
    queryFn: ({ signal }) => callApi(listStaffFeeReports, input, { signal }),
    placeholderData: keepPreviousData,
  })

export const deskLateQuery = (input: InputOf<typeof listStaffLateRequests>) =>
  queryOptions({
    queryKey: [...feeDeskKey, 'late', input],
    queryFn: ({ signal }) => callApi(listStaffLateRequests, input, { signal }),
    placeholderData: keepPreviousData,
  })

/** A report stays on the screen as it was read until its reader asks for the newer state. */
export const deskReportQuery = (id: string) =>
  queryOptions({
    queryKey: [...feeDeskKey, 'report', id],
    queryFn: ({ signal }) => callApi(getStaffFeeReport, { id }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

export const periodsQuery = (year: number | null) =>
  queryOptions({
    queryKey: [...feeDeskKey, 'periods', year],
    queryFn: ({ signal }) => callApi(listFeePeriods, year === null ? {} : { year }, { signal }),
    placeholderData: keepPreviousData,
  })

export const overviewQuery = (input: InputOf<typeof readFeeOverview>) =>
  queryOptions({
    queryKey: [...feeDeskKey, 'overview', input],
    queryFn: ({ signal }) => callApi(readFeeOverview, input, { signal }),
    placeholderData: keepPreviousData,
  })
