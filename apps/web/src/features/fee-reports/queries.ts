// What the fee report's screens read.
import {
  getFeePeriod,
  getFeeReport,
  getFeeReportSteps,
  getLastQuarter,
  listFeeCompanies,
  listFeeReports,
  listFeeSeasons,
} from '@khyanalt/contract/fee-reports'
import { listLateRequests } from '@khyanalt/contract/late-requests'
import { type FeeMineral, feeMinerals } from '@khyanalt/domain/fee-report/answers'
import type { Season } from '@khyanalt/domain/fee-report/quarters'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { behalfInput } from '../../api/behalf.ts'
import { callApi } from '../../api/client.ts'

export const feeKey = ['fee-reports'] as const
/** Rows on one page of a list. */
export const pageSize = 20

export const periodQuery = queryOptions({
  queryKey: [...feeKey, 'period'],
  queryFn: ({ signal }) => callApi(getFeePeriod, {}, { signal }),
})

export const reportsQuery = (page: number, behalf?: string) =>
  queryOptions({
    queryKey: [...feeKey, 'reports', page, behalf],
    queryFn: ({ signal }) => callApi(listFeeReports, { page, results: pageSize, ...behalfInput(behalf) }, { signal }),
    placeholderData: keepPreviousData,
  })

export const lateQuery = (page: number, behalf?: string) =>
  queryOptions({
    queryKey: [...feeKey, 'late', page, behalf],
    queryFn: ({ signal }) => callApi(listLateRequests, { page, results: pageSize, ...behalfInput(behalf) }, { signal }),
    placeholderData: keepPreviousData,
  })

/** The own companies: the call is made with the caller's own id (REQ-AMNAT-04). */
export const companiesQuery = (userId: string) =>
  queryOptions({
    queryKey: [...feeKey, 'companies', userId],
    queryFn: ({ signal }) => callApi(listFeeCompanies, { userId }, { signal }),
  })

export const seasonsQuery = (companyId: string) =>
  queryOptions({
    queryKey: [...feeKey, 'seasons', companyId],
    queryFn: ({ signal }) => callApi(listFeeSeasons, { companyId }, { signal }),
    enabled: companyId !== '',
  })

export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: [...feeKey, 'report', id],
    queryFn: ({ signal }) => callApi(getFeeReport, { id }, { signal }),
  })

export const stepsQuery = (id: string) =>
  queryOptions({
    queryKey: [...feeKey, 'steps', id],
    queryFn: ({ signal }) => callApi(getFeeReportSteps, { id }, { signal }),
  })

/** What tells which report came before this one. */
export type LastQuarterKeys = {
  readonly company_id: string
  readonly year: number | null
  readonly season_value: Season | null
  readonly cert_type: string
  readonly license_number: string
  readonly mineral_name: string
}

export const lastQuarterQuery = ({ year, season_value, mineral_name, ...keys }: LastQuarterKeys) => {
  const mineral = feeMinerals.find(one => one === mineral_name)
  return queryOptions({
    queryKey: [...feeKey, 'last-quarter', keys, year, season_value, mineral],
    queryFn: ({ signal }) =>
      callApi(
        getLastQuarter,
        { ...keys, year: year as number, season_value: season_value as number, mineral_name: mineral as FeeMineral },
        { signal },
      ),
    enabled: Boolean(
      keys.company_id && keys.cert_type && keys.license_number.length > 0 && year && season_value && mineral,
    ),
  })
}
