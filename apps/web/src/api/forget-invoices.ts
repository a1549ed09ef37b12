import type { QueryClient } from '@tanstack/react-query'

/** Asks anew for whatever shows invoices: the lists, the requests that wait for them, the number in the menu. */
export const forgetInvoices = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    [['invoices'], ['payable'], ['request'], ['my-requests']].map(queryKey => client.invalidateQueries({ queryKey })),
  )
