import { getCategories, getForm, getFormList, getOldForm } from '@khyanalt/contract/catalogue'
import { listMyCertificates } from '@khyanalt/contract/certificates'
import { queryOptions } from '@tanstack/react-query'
import { type CallApi, callApi } from '../../api/client.ts'

/** The category tree with counts. */
export const categoriesQuery = (call: CallApi = callApi) =>
  queryOptions({ queryKey: ['categories'], queryFn: () => call(getCategories, {}) })

/** The services of one category. */
export const servicesQuery = (categoryId: number, call: CallApi = callApi) =>
  queryOptions({ queryKey: ['services', categoryId], queryFn: () => call(getFormList, { serviceid: categoryId }) })

/** One service with everything to read before taking it. */
export const serviceQuery = (slug: string, call: CallApi = callApi) =>
  queryOptions({ queryKey: ['service', slug], queryFn: () => call(getForm, { slug }) })

/** The slug behind an old form id. */
export const oldServiceQuery = (id: number, call: CallApi = callApi) =>
  queryOptions({ queryKey: ['old-service', id], queryFn: () => call(getOldForm, { id }) })

/** The own certificates, for renewals. */
export const ownCertificatesQuery = () =>
  queryOptions({
    queryKey: ['own-certificates', 'for-renewal'],
    queryFn: () => callApi(listMyCertificates, { results: 100 }),
  })
