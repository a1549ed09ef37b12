import { getPaymentWays } from '@khyanalt/contract/invoices'
import { queryOptions } from '@tanstack/react-query'
import { callApi } from '../api/client.ts'

/** The account to pay to, and the site of the tax authority. */
export const waysQuery = queryOptions({
  queryKey: ['payment-ways'],
  queryFn: () => callApi(getPaymentWays, {}),
  staleTime: 600_000,
})
