// The parts of the console: who works where, what stands in the menu, and which pages the search knows by name.
import type { SignedInUser } from '@khyanalt/contract/auth'
import type { Module, Role } from '@khyanalt/domain/roles'
import { paths } from '../paths.ts'
import { staffPaths } from '../staff-paths.ts'

type Grant = Pick<SignedInUser['grants'][number], 'role' | 'module'>

/** Parts of the menu and the roles that work there, the home of everybody before them. */
export const staffParts = [
  { key: 'nav_requests', to: staffPaths.requests, roles: ['REVIEWER', 'APPROVER', 'FINANCE'] },
  { key: 'nav_food', to: staffPaths.food, roles: ['REVIEWER', 'APPROVER'], module: 'FSI' },
  { key: 'nav_invoices', to: staffPaths.invoices, roles: ['FINANCE'] },
  { key: 'nav_certificates', to: staffPaths.certificates, roles: ['APPROVER'] },
  { key: 'nav_registers', to: staffPaths.registers, roles: ['REVIEWER', 'APPROVER', 'ADMIN'] },
  {
    key: 'nav_fee_reports',
    to: staffPaths.feeReports,
    roles: ['REVIEWER', 'APPROVER'],
    // Reached from its screens by those who have no part for them.
    also: [staffPaths.feePeriods, staffPaths.feeOverview],
  },
  { key: 'nav_fee_periods', to: staffPaths.feePeriods, roles: ['ADMIN'] },
  { key: 'nav_oversight', to: staffPaths.oversight, roles: ['APPROVER', 'ADMIN'] },
  { key: 'nav_posts', to: staffPaths.posts, roles: ['ADMIN'] },
  { key: 'nav_lists', to: staffPaths.lists, roles: ['ADMIN'] },
  { key: 'nav_people', to: staffPaths.people, roles: ['ADMIN'] },
  { key: 'nav_proposals', to: staffPaths.proposals, roles: ['ADMIN'] },
  { key: 'nav_catalogue', to: staffPaths.catalogue, roles: ['ADMIN'] },
  { key: 'nav_agency', to: staffPaths.agency, roles: ['ADMIN'], also: [staffPaths.opening, staffPaths.texts] },
  { key: 'nav_support', to: staffPaths.support, roles: ['ADMIN'] },
  { key: 'nav_audit', to: staffPaths.audit, roles: ['ADMIN'] },
  { key: 'nav_jobs', to: staffPaths.jobs, roles: ['ADMIN'] },
] as const satisfies readonly {
  key: string
  to: string
  roles: readonly Role[]
  module?: Module
  also?: readonly string[]
}[]

/** Pages inside the parts, which have a name of their own. */
export const staffPages = [
  { key: 'page_mine', to: `${staffPaths.requests}?tab=mine`, roles: ['REVIEWER', 'APPROVER', 'FINANCE'] },
  { key: 'page_overdue', to: `${staffPaths.requests}?tab=overdue`, roles: ['REVIEWER', 'APPROVER', 'FINANCE'] },
  { key: 'page_absences', to: staffPaths.absences, roles: ['REVIEWER', 'APPROVER', 'ADMIN'] },
  { key: 'page_hand_over', to: staffPaths.handOver, roles: ['REVIEWER', 'APPROVER', 'ADMIN'] },
  { key: 'page_statements', to: staffPaths.statements, roles: ['FINANCE'] },
  { key: 'page_daily', to: staffPaths.dailyTotals, roles: ['FINANCE'] },
  { key: 'page_online', to: staffPaths.onlinePayments, roles: ['FINANCE'] },
  { key: 'page_late', to: staffPaths.feeLateRequests, roles: ['REVIEWER', 'APPROVER'] },
  { key: 'page_fee_overview', to: staffPaths.feeOverview, roles: ['APPROVER', 'ADMIN'] },
  { key: 'page_missed', to: `${staffPaths.catalogue}?part=search`, roles: ['ADMIN'] },
  { key: 'page_categories', to: `${staffPaths.catalogue}?part=categories`, roles: ['ADMIN'] },
  { key: 'page_companies', to: `${staffPaths.people}?who=company`, roles: ['ADMIN'] },
  { key: 'page_foreigners', to: `${staffPaths.people}?who=foreigner`, roles: ['ADMIN'] },
  { key: 'page_words', to: staffPaths.words, roles: ['ADMIN'] },
  { key: 'page_opening', to: staffPaths.opening, roles: ['ADMIN'] },
  { key: 'page_texts', to: staffPaths.texts, roles: ['ADMIN'] },
  { key: 'page_front_desk', to: paths.portalHome, roles: ['OPERATOR'] },
] as const satisfies readonly { key: string; to: string; roles: readonly Role[] }[]

/** Addresses inside a part that more or other roles open than its menu says. */
const further: readonly { readonly to: string; readonly roles: readonly Role[] }[] = [
  { to: staffPaths.absences, roles: ['REVIEWER', 'APPROVER', 'ADMIN'] },
  { to: staffPaths.handOver, roles: ['REVIEWER', 'APPROVER', 'ADMIN'] },
  { to: staffPaths.feePeriods, roles: ['APPROVER', 'ADMIN'] },
  { to: staffPaths.feeOverview, roles: ['APPROVER', 'ADMIN'] },
  { to: staffPaths.opening, roles: ['ADMIN'] },
  { to: staffPaths.texts, roles: ['ADMIN'] },
]

/** Whether a grant lets somebody work in a part; some parts belong to one module of the agency's work. */
export const worksIn = (grant: Grant, part: { readonly roles: readonly Role[]; readonly module?: Module }): boolean =>
  part.roles.includes(grant.role) && (!part.module || !grant.module || grant.module === part.module)

/** Whether somebody works at an address of the console; what belongs to no part is everybody's. */
export const isOpenTo = (grants: readonly Grant[], pathname: string): boolean => {
  const at = [...further, ...staffParts].find(({ to }) => isWithin(to, pathname))
  return at === undefined || grants.some(grant => worksIn(grant, at))
}

/** Whether an address is that of a part, or stands below it. */
export const isWithin = (part: string, pathname: string): boolean =>
  pathname === part || pathname.startsWith(`${part}/`)
