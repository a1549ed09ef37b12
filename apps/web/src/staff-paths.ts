// Addresses of the agency's own screens, apart from those that every visitor's browser carries.

/** Each screen of the agency. */
export const staffPaths = {
  requests: '/staff/requests',
  request: (requestNumber: string) => `/staff/requests/${encodeURIComponent(requestNumber)}`,
  invoices: '/staff/invoices',
  statements: '/staff/invoices/statements',
  dailyTotals: '/staff/invoices/daily',
  certificates: '/staff/certificates',
  support: '/staff/support',
  catalogue: '/staff/catalogue',
  service: (id: string | number) => `/staff/catalogue/${id}`,
  people: '/staff/people',
  person: (id: string) => `/staff/people/${id}`,
  company: (id: string) => `/staff/people/companies/${id}`,
  jobs: '/staff/jobs',
  audit: '/staff/audit',
  oversight: '/staff/oversight',
  oversightList: '/staff/oversight/requests',
  posts: '/staff/posts',
  post: (id: number | 'new') => `/staff/posts/${id}`,
  lists: '/staff/lists',
  list: (library: string) => `/staff/lists/options?library=${encodeURIComponent(library)}`,
  words: '/staff/lists/words',
  registers: '/staff/registers',
  registersOf: (kind: 'company' | 'person', id: string) => `/staff/registers/${kind}/${id}`,
  gallery: '/staff/ui',
} as const
