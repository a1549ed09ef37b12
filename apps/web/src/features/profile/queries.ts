import { listSessions } from '@khyanalt/contract/auth'
import { getCompany } from '@khyanalt/contract/companies'
import { listDataViews } from '@khyanalt/contract/data-views'
import { getNotificationPreferences } from '@khyanalt/contract/notifications'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../api/client.ts'

/** The open sessions of the person. */
export const sessionsQuery = () => queryOptions({ queryKey: ['sessions'], queryFn: () => callApi(listSessions, {}) })

/** The own companies in full. */
export const ownCompaniesQuery = (companies: readonly { readonly id: string }[]) =>
  queryOptions({
    queryKey: ['company', ...companies.map(({ id }) => id)],
    queryFn: () => Promise.all(companies.map(async ({ id }) => (await callApi(getCompany, { id })).data)),
  })

/** How messages reach the person beside the bell. */
export const notificationChoicesQuery = () =>
  queryOptions({ queryKey: ['notification-choices'], queryFn: () => callApi(getNotificationPreferences, {}) })

/** How many openings stand on one page. */
export const viewsPerPage = 20

/** Who opened the person's data. */
export const viewsQuery = (page: number) =>
  queryOptions({
    queryKey: ['data-views', page],
    queryFn: () => callApi(listDataViews, { page, results: viewsPerPage }),
    placeholderData: keepPreviousData,
  })
