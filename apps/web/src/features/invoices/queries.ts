import { getInvoice, getInvoicePdf, listInvoices } from '@khyanalt/contract/invoices'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { behalfInput } from '../../api/behalf.ts'
import { callApi, fetchBytes } from '../../api/client.ts'

/** One page of the own invoices, 20 per page (REQ-INV-06). */
export const invoicesQuery = (type: 'unpaid' | 'paid', page: number, behalf?: string) =>
  queryOptions({
    queryKey: ['invoices', type, page, behalf],
    queryFn: () => callApi(listInvoices, { type, page, pagesize: 20, ...behalfInput(behalf) }),
    placeholderData: keepPreviousData,
  })

/** One invoice by its id or number. */
export const invoiceQuery = (id: string) =>
  queryOptions({
    queryKey: ['invoices', 'one', id],
    queryFn: async () => (await callApi(getInvoice, { id })).data,
  })

/** The paper of an invoice; another state prints another one. */
export const invoicePdfQuery = (id: string, status: number) =>
  queryOptions({
    queryKey: ['invoice-pdf', id, status],
    queryFn: ({ signal }) => fetchBytes(getInvoicePdf, { id }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
