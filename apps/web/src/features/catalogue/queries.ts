import { getModalFormList } from '@khyanalt/contract/catalogue'
import { listMyCertificates } from '@khyanalt/contract/certificates'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../api/client.ts'

/** The services of a folder. */
export const folderQuery = (folderId: number) =>
  queryOptions({ queryKey: ['folder', folderId], queryFn: () => callApi(getModalFormList, { serviceid: folderId }) })

/** The own certificates, for renewals. */
export const ownCertificatesQuery = () =>
  queryOptions({
    queryKey: ['own-certificates', 'for-renewal'],
    queryFn: () => callApi(listMyCertificates, { results: 100 }),
  })
