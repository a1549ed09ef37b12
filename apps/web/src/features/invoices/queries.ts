import { listInvoices } from '@khyanalt/contract/invoices'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { callApi } from '../../api/client.ts'

/** One page of the own invoices, 20 per page (REQ-INV-06). */
export const invoicesQuery = (type: 'unpaid' | 'paid', page: number) =>
  queryOptions({
    queryKey: ['invoices', type, page],
    queryFn: () => callApi(listInvoices, { type, page, pagesize: 20 }),
    placeholderData: keepPreviousData,
  })
