import { getModalFormList } from '@khyanalt/contract/catalogue'
import { listRenewable } from '@khyanalt/contract/renewals'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../../api/client.ts'

/** The services of a folder. */
export const folderQuery = (folderId: number) =>
  queryOptions({ queryKey: ['folder', folderId], queryFn: () => callApi(getModalFormList, { serviceid: folderId }) })

/** The own certificates of a service that can be renewed (CON-074). */
export const renewableQuery = (serviceId: number) =>
  queryOptions({
    queryKey: ['renewable', serviceId],
    queryFn: () => callApi(listRenewable, { form_id: serviceId }),
  })
