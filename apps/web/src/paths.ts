// Every address of the portal, typed; screens link through this map only.
export const paths = {
  home: '/',
  homeSynonym: '/home',
  services: '/services',
  service: (slug: string) => `/services/get/${encodeURIComponent(slug)}`,
  /** The page of a service, asking at once whether to renew this certificate. */
  renewal: (slug: string, certificateId: string) =>
    `/services/get/${encodeURIComponent(slug)}?renew=${encodeURIComponent(certificateId)}`,
  /** Some addresses of services and categories go by number (CON-044). */
  category: (id: string | number) => `/services/${id}`,
  serviceInfo: (id: string | number) => `/services/info/${id}`,
  serviceById: (id: string | number) => `/services/id/${id}`,
  serviceDetail: (id: string | number) => `/dashboard/services/detail/${id}`,
  oldService: (id: string | number) => `/services/old/${id}`,
  certificates: '/certificates',
  verifyCertificate: '/certificates/verify',
  certificate: (csId: string) => `/certificates/info/${encodeURIComponent(csId)}`,
  foodCertificate: (requestNumber: string) => `/certificates/fsi/info/${encodeURIComponent(requestNumber)}`,
  search: '/search',
  searchFor: (text: string) => `/search?${new URLSearchParams({ q: text })}`,
  foodSafetyForm: '/service/fsi',
  posts: '/posts',
  manuals: '/docs',
  manual: (name: string) => `/docs/${encodeURIComponent(name)}`,
  language: (mode: string, back: string) => `/language/${mode}?back=${encodeURIComponent(back)}`,
  post: (id: string | number) => `/post/read/${encodeURIComponent(id)}`,
  contact: '/contact/',
  app: '/i-inspector/',
  appPrivacy: '/i-inspector/privacy',
  licences: '/licenses/',
  privacy: '/privacy',
  accessibility: '/accessibility',
  test: '/test',
  layout1: '/layout1',
  layout2: '/layout2',
  signOn: '/danlogin',
  signInByNumber: '/logindatacom/',
  portalSignIn: '/portal/login',
  /** Opened by support with `?token=` (CON-029). */
  loginClient: '/loginclient',
  /** Opened with `?token=`, to choose a password; without, to change the one in force. */
  newPassword: '/newpassword',
  dashboard: '/dashboard',
  dashboardProfile: '/dashboard/profile/',
  companies: '/dashboard/company',
  company: (id: string) => `/dashboard/company/profile/${id}`,
  requests: '/dashboard/list',
  dashboardServices: '/dashboard/services',
  /** Of a form id, this leads on to the page of its service (CON-041). */
  request: (requestNumber: string) => `/dashboard/services/request/${encodeURIComponent(requestNumber)}`,
  /** The change of information of an approved request's certificate. */
  updateRequest: (requestNumber: string) => `/dashboard/services/updaterequest/${encodeURIComponent(requestNumber)}`,
  foodSafetyRequest: (requestNumber: string) => `/dashboard/services/fsi/request/${encodeURIComponent(requestNumber)}`,
  foodObjects: '/dashboard/fsi',
  employees: '/dashboard/employee',
  /** The staff list with one employee open. */
  employee: (companyId: string, workerId: string) => `/dashboard/employee?company=${companyId}&employee=${workerId}`,
  additional: '/dashboard/additional',
  additionalRegister: (register: string) => `/dashboard/additional/${register}`,
  explosive: '/dashboard/explosive',
  newForm: '/newform',
  invoices: '/dashboard/invoices',
  /** By id or number; the QR code of an invoice leads here by its number. */
  invoice: (id: string) => `/dashboard/invoices/view/${encodeURIComponent(id)}`,
  ownCertificates: '/dashboard/certs',
  ownCertificate: (csId: string) => `/dashboard/certs/view/${encodeURIComponent(csId)}`,
  feeReports: '/dashboard/amnat',
  profile: '/profile',
  profileEmployees: '/profile/employee',
  staff: '/staff',
  profileNotifications: '/profile/notifications',
  profileAccess: '/profile/access',
  /** Second factors and sessions of whoever is signed in, clients and staff alike. */
  security: '/security',
  portalHome: '/portal/home',
  portalRequest: (requestNumber: string) => `/portal/request/${encodeURIComponent(requestNumber)}`,
} as const

// The documents list one address under /dashboard among the public ones.
const signedInArea =
  /^\/(dashboard(?!\/services\/detail\/)|newform|staff|profile|security|service\/fsi|portal\/(home|request))(\/|$)/

const testPage = /^\/(test|layout1|layout2)\/?$/

/** Whether an address is a page for trying things, which does not exist in production (REQ-NAV-14). */
export const isTestPage = (path: string): boolean => testPage.test(path)

/** Whether an address needs a session; its screen is rendered in the browser. */
export const isSignedInArea = (path: string): boolean => signedInArea.test(path)

/** Whether an address belongs to the agency's own screens. */
export const isStaffArea = (path: string): boolean => /^\/staff(\/|$)/.test(path)
