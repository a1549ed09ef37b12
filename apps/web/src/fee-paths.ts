// Addresses of the fee report, apart from those that every visitor's browser carries.

/** Each screen of the fee report below its lists. */
export const feePaths = {
  create: '/dashboard/amnat/request/create',
  report: (id: string) => `/dashboard/amnat/request/show/${encodeURIComponent(id)}`,
  edit: (id: string) => `/dashboard/amnat/request/edit/${encodeURIComponent(id)}`,
  /** After it was sent; `again` for one that was corrected. */
  sent: (id: string, again: boolean) =>
    `/dashboard/amnat/request/sent/${encodeURIComponent(id)}${again ? '?again=1' : ''}`,
  lateRequests: '/dashboard/amnat?tab=late',
  lateRequest: '/dashboard/amnat/previousrequest/create',
} as const
