// The parts of the personal area in the documented orders, which differ (CON-049). A part joins with its screen: a test
// holds both lists to the documents and to the routes.
import { paths } from '../paths.ts'

/** The tab bar (REQ-NAV-05). */
export const dashboardTabs = [
  { key: 'tabCitizen', to: paths.dashboard, end: true },
  { key: 'tabCompanies', to: paths.companies },
  { key: 'menuRequests', to: paths.requests },
  { key: 'menuEmployees', to: paths.employees },
  { key: 'menuInvoices', to: paths.invoices },
  { key: 'menuAdditional', to: paths.additional },
  { key: 'menuExplosive', to: paths.explosive },
  { key: 'menuFeeReports', to: paths.feeReports },
  { key: 'menuCertificates', to: paths.ownCertificates },
  { key: 'menuFood', to: paths.foodObjects },
] as const

/** The user menu of clients (REQ-NAV-03); signing out stands last. */
export const clientMenu = [
  { key: 'menuRegistration', to: paths.dashboard },
  { key: 'menuRequests', to: paths.requests },
  { key: 'menuInvoices', to: paths.invoices },
  { key: 'menuAdditional', to: paths.additional },
  { key: 'menuExplosive', to: paths.explosive },
  { key: 'menuEmployees', to: paths.employees },
  { key: 'menuCertificates', to: paths.ownCertificates },
  { key: 'menuFood', to: paths.foodObjects },
] as const

/** The only tab of portal accounts (REQ-NAV-07), and the first entry of their menu (CON-032). */
export const portalTabs = [{ key: 'menuRequests', to: paths.portalHome }] as const
