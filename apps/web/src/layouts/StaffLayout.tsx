// The frame of the agency's console: a compact bar, who one is and what one may do, and room for the work.
import type { SignedInUser } from '@khyanalt/contract/auth'
import { consoleTexts } from '@khyanalt/domain/messages/console'
import { staffTexts } from '@khyanalt/domain/messages/staff'
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
import { ConsoleSearch } from './ConsoleSearch.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { NotificationBell } from './NotificationBell.tsx'
import { NotYours } from './NotYours.tsx'
import { ProposalsBadge } from './ProposalsBadge.tsx'
import { isConsoleUser, isOperator } from './return-place.ts'
import { SignedIn } from './SignedIn.tsx'
import { StaffAccount } from './StaffAccount.tsx'
import styles from './StaffLayout.module.css'
import { StaffOnly } from './StaffOnly.tsx'
import { isOpenTo, isWithin, staffParts, worksIn } from './staff-parts.ts'

export const StaffLayout = () => {
  const { user } = useSession()
  // An operator has a home here and works at the front desk.
  if (user && !isConsoleUser(user) && !isOperator(user)) return <StaffOnly />
  return <SignedIn audience="portal">{signedIn => <Console user={signedIn} />}</SignedIn>
}

const Console = ({ user }: { readonly user: SignedInUser }) => {
  const t = useText(staffTexts)
  const words = useText(consoleTexts)
  const { pathname, search } = useLocation()
  const menu = useRef<HTMLElement>(null)
  // Where the parts do not fit beside each other, the current one is brought into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part moves the row again
  useEffect(() => {
    const here = menu.current?.querySelector<HTMLElement>('[aria-current]')
    if (!menu.current || !here) return
    const { offsetLeft, scrollLeft, clientWidth } = menu.current
    const place = here.offsetLeft - offsetLeft
    const isSeen = place >= scrollLeft && place + here.offsetWidth <= scrollLeft + clientWidth
    if (!isSeen) menu.current.scrollLeft = place - 24
  }, [pathname])
  const open = staffParts.filter(part => user.grants.some(grant => worksIn(grant, part)))
  const here =
    open.find(({ to }) => isWithin(to, pathname)) ??
    open.find(part => 'also' in part && part.also.some(address => isWithin(address, pathname)))
  const isOpen = isOpenTo(user.grants, pathname)
  // An administrator of a portal that has no agency yet is asked for it first, once.
  const isNameless = !useAgency().given && user.grants.some(grant => grant.role === 'ADMIN')
  if (isNameless && isAt(pathname, paths.staff) && !isAgencyPutOff()) return <Navigate to={staffPaths.agency} replace />
  // The console's own address leads home; with filters behind it, it is a queue that somebody kept.
  if (isAt(pathname, paths.staff))
    return <Navigate to={search ? staffPaths.requests + search : staffPaths.home} replace />
  return (
    <div className={styles.console} data-density="compact">
      <SkipLink />
      <header className={styles.bar}>
        <Link to={paths.staff} className={styles.brand}>
          <Brand />
        </Link>
        <nav aria-label={t('menu')} className={styles.menu} ref={menu} data-long={open.length > 6 || undefined}>
          <Link
            to={staffPaths.home}
            aria-current={isWithin(staffPaths.home, pathname) ? 'page' : undefined}
            className={styles.item}
          >
            {words('nav_home')}
          </Link>
          {isOperator(user) && (
            <Link to={paths.portalHome} className={styles.item}>
              {words('nav_front_desk')}
            </Link>
          )}
          {open.map(({ key, to }) => (
            <Link key={key} to={to} aria-current={key === here?.key ? 'page' : undefined} className={styles.item}>
              {t(key)}
              {key === 'nav_proposals' && <ProposalsBadge />}
            </Link>
          ))}
        </nav>
        {isConsoleUser(user) && <ConsoleSearch user={user} />}
        <div className={styles.language}>
          <LanguageSwitch />
        </div>
        <NotificationBell />
        <StaffAccount user={user} />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {isNameless && isOpen && !pathname.startsWith(staffPaths.agency) && (
          <div className={styles.banner}>
            <AgencyBanner />
          </div>
        )}
        {isOpen ? <Outlet /> : <NotYours />}
      </main>
    </div>
  )
}

const isAt = (pathname: string, address: string): boolean => pathname.replace(/\/$/, '') === address
