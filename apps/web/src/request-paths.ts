// Addresses of requests, apart from those that every visitor's browser carries.

/** The confirmation after a request was sent. */
export const sentRequestPath = (requestNumber: string): string =>
  `/dashboard/services/sent/${encodeURIComponent(requestNumber)}`
