// The parts of the personal area in the documented orders, which differ (CON-049). A part joins with its screen: a test
// holds both lists to the documents and to the routes.
import type { ClientArea } from '@khyanalt/domain/desk/areas'
import { paths } from '../paths.ts'

/** The tab bar (REQ-NAV-05); `area` says for whom a tab stands there at once (REQ-DESK-15). */
export const dashboardTabs = [
  { key: 'tabCitizen', area: 'citizen', to: paths.dashboard, end: true },
  { key: 'tabCompanies', area: 'companies', to: paths.companies },
  { key: 'menuRequests', area: 'requests', to: paths.requests },
  { key: 'menuEmployees', area: 'employees', to: paths.employees },
  { key: 'menuInvoices', area: 'invoices', to: paths.invoices },
  { key: 'menuAdditional', area: 'additional', to: paths.additional },
  { key: 'menuExplosive', area: 'explosive', to: paths.explosive },
  { key: 'menuFeeReports', area: 'fee_reports', to: paths.feeReports },
  { key: 'menuCertificates', area: 'certificates', to: paths.ownCertificates },
  { key: 'menuFood', area: 'food', to: paths.foodObjects },
] as const satisfies readonly { readonly key: string; readonly area: ClientArea; readonly to: string; end?: true }[]

/** The areas whose tabs stand there at once: those that hold something, and the one that is open. */
export const isShownArea = (
  { area, to }: { readonly area: ClientArea; readonly to: string },
  held: readonly string[],
  pathname: string,
): boolean => held.includes(area) || pathname === to || pathname.startsWith(`${to}/`)

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
