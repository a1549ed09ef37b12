// The frame of the agency's console: a compact bar, who one is and what one may do, and room for the work.
import type { SignedInUser } from '@khyanalt/contract/auth'
import { staffTexts } from '@khyanalt/domain/messages/staff'
import type { Module, Role } from '@khyanalt/domain/roles'
import { useEffect, useRef } from 'react'
import { Link, Navigate, Outlet, useLocation } from 'react-router'
import { useAgency } from '../agency/agency.tsx'
import { useSession } from '../api/session.ts'
import { useText } from '../language/language.tsx'
import { paths } from '../paths.ts'
import { staffPaths } from '../staff-paths.ts'
import { SkipLink } from '../ui/SkipLink.tsx'
import { AgencyBanner } from './AgencyBanner.tsx'
import { isAgencyPutOff } from './agency-later.ts'
import { Brand } from './Brand.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { NotificationBell } from './NotificationBell.tsx'
import { ProposalsBadge } from './ProposalsBadge.tsx'
import { isConsoleUser } from './return-place.ts'
import { SignedIn } from './SignedIn.tsx'
import { StaffAccount } from './StaffAccount.tsx'
import styles from './StaffLayout.module.css'
import { StaffOnly } from './StaffOnly.tsx'

/** Parts of the console and the roles that work there. */
const parts = [
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

export const StaffLayout = () => {
  const { user } = useSession()
  if (user && !isConsoleUser(user)) return <StaffOnly />
  return <SignedIn audience="console">{signedIn => <Console user={signedIn} />}</SignedIn>
}

const Console = ({ user }: { readonly user: SignedInUser }) => {
  const t = useText(staffTexts)
  const { pathname } = useLocation()
  const menu = useRef<HTMLElement>(null)
  // Where the parts do not fit beside each other, the current one is brought into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part moves the row again
  useEffect(() => {
    const here = menu.current?.querySelector<HTMLElement>('[aria-current]')
    if (menu.current && here) menu.current.scrollLeft = here.offsetLeft - menu.current.offsetLeft - 24
  }, [pathname])
  const open = parts.filter(part => user.grants.some(grant => worksIn(grant, part)))
  const here =
    open.find(({ to }) => isHere(to, pathname)) ??
    open.find(part => 'also' in part && part.also.some(address => isHere(address, pathname)))
  // An administrator of a portal that has no agency yet is asked for it first, once.
  const isNameless = !useAgency().given && user.grants.some(grant => grant.role === 'ADMIN')
  if (isNameless && isAt(pathname, paths.staff) && !isAgencyPutOff()) return <Navigate to={staffPaths.agency} replace />
  // The console's own address shows the queue; who does not work there begins at the first part that is theirs.
  const first = open[0]
  if (first && first.to !== staffPaths.requests && isAt(pathname, paths.staff))
    return <Navigate to={first.to} replace />
  return (
    <div className={styles.console} data-density="compact">
      <SkipLink />
      <header className={styles.bar}>
        <Link to={paths.staff} className={styles.brand}>
          <Brand />
        </Link>
        <nav aria-label={t('menu')} className={styles.menu} ref={menu} data-long={open.length > 6 || undefined}>
          {open.map(({ key, to }) => (
            <Link key={key} to={to} aria-current={key === here?.key ? 'page' : undefined} className={styles.item}>
              {t(key)}
              {key === 'nav_proposals' && <ProposalsBadge />}
            </Link>
          ))}
        </nav>
        <div className={styles.language}>
          <LanguageSwitch />
        </div>
        <NotificationBell />
        <StaffAccount user={user} />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {isNameless && !pathname.startsWith(staffPaths.agency) && (
          <div className={styles.banner}>
            <AgencyBanner />
          </div>
        )}
        <Outlet />
      </main>
    </div>
  )
}

/** Whether a grant lets somebody work in a part; some parts belong to one module of the agency's work. */
const worksIn = (grant: SignedInUser['grants'][number], part: (typeof parts)[number]): boolean =>
  (part.roles as readonly Role[]).includes(grant.role) &&
  (!('module' in part) || !grant.module || grant.module === part.module)

const isHere = (part: string, pathname: string): boolean =>
  pathname.startsWith(part) || (part === staffPaths.requests && isAt(pathname, paths.staff))

const isAt = (pathname: string, address: string): boolean => pathname.replace(/\/$/, '') === address
