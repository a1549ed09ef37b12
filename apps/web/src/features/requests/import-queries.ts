// What the import notification's screens read.
import { getForm } from '@khyanalt/contract/catalogue'
import { listLibrary } from '@khyanalt/contract/lists'
import { getOpenForm } from '@khyanalt/contract/open-form'
import { importNotificationId } from '@khyanalt/domain/import-advice'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../api/client.ts'

/** The form as anybody signed in may read it. */
export const openFormQuery = queryOptions({
  queryKey: ['open-form', importNotificationId],
  queryFn: async ({ signal }) => (await callApi(getOpenForm, { id: importNotificationId }, { signal })).data,
  staleTime: 10 * 60_000,
})

/** The page of its service. */
export const importServiceQuery = (slug: string) =>
  queryOptions({
    queryKey: ['service', slug],
    queryFn: async ({ signal }) => (await callApi(getForm, { slug }, { signal })).data,
    staleTime: 10 * 60_000,
  })

/** Kinds of goods with the days before the border. */
export const goodsKindsQuery = queryOptions({
  queryKey: ['option-list', 'import_goods_kind'],
  queryFn: async ({ signal }) => (await callApi(listLibrary, { library: 'import_goods_kind' }, { signal })).data,
  staleTime: 10 * 60_000,
})
