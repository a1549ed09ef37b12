// Addresses of the agency's own screens, apart from those that every visitor's browser carries.

/** Each screen of the agency. */
export const staffPaths = {
  home: '/staff/home',
  requests: '/staff/requests',
  absences: '/staff/absences',
  handOver: '/staff/hand-over',
  request: (requestNumber: string) => `/staff/requests/${encodeURIComponent(requestNumber)}`,
  food: '/staff/food',
  foodCase: (requestNumber: string) => `/staff/food/${encodeURIComponent(requestNumber)}`,
  invoices: '/staff/invoices',
  statements: '/staff/invoices/statements',
  dailyTotals: '/staff/invoices/daily',
  onlinePayments: '/staff/invoices/online',
  certificates: '/staff/certificates',
  support: '/staff/support',
  catalogue: '/staff/catalogue',
  service: (id: string | number) => `/staff/catalogue/${id}`,
  people: '/staff/people',
  person: (id: string) => `/staff/people/${id}`,
  company: (id: string) => `/staff/people/companies/${id}`,
  proposals: '/staff/proposals',
  jobs: '/staff/jobs',
  audit: '/staff/audit',
  oversight: '/staff/oversight',
  oversightList: '/staff/oversight/requests',
  feeReports: '/staff/fee-reports',
  feeReport: (id: string) => `/staff/fee-reports/${encodeURIComponent(id)}`,
  feeLateRequests: '/staff/fee-reports?kind=late',
  feePeriods: '/staff/fee-periods',
  feeOverview: '/staff/fee-overview',
  posts: '/staff/posts',
  post: (id: number | 'new') => `/staff/posts/${id}`,
  lists: '/staff/lists',
  list: (library: string) => `/staff/lists/options?library=${encodeURIComponent(library)}`,
  words: '/staff/lists/words',
  agency: '/staff/agency',
  texts: '/staff/texts',
  text: (name: string) => `/staff/texts/${name}`,
  opening: '/staff/opening',
  openingServices: '/staff/opening/services',
  openingPosts: '/staff/opening/posts',
  registers: '/staff/registers',
  registersOf: (kind: 'company' | 'person', id: string) => `/staff/registers/${kind}/${id}`,
  gallery: '/staff/ui',
} as const

/** Addresses that were planned and moved; who has one of them is led on. */
export const movedPaths = {
  food: '/staff/fsi',
  foodCase: (requestNumber: string) => `/staff/fsi/${requestNumber}`,
  feeReports: '/staff/amnat',
  feeReport: (id: string) => `/staff/amnat/${id}`,
  people: '/staff/users',
} as const

const moves = [
  [movedPaths.food, staffPaths.food],
  [movedPaths.feeReports, staffPaths.feeReports],
  [movedPaths.people, staffPaths.people],
] as const

/** Where a moved address leads to, with what stands behind it; null for any other. */
export const movedTo = (pathname: string): string | null => {
  const path = pathname.replace(/\/+$/, '')
  for (const [from, to] of moves) {
    if (path === from || path.startsWith(`${from}/`)) return to + path.slice(from.length)
  }
  return null
}
