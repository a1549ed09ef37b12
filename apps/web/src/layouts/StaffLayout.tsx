// The frame of the agency's console: a compact bar, who one is and what one may do, and room for the work.
import type { SignedInUser } from '@khyanalt/contract/auth'
import { staffTexts } from '@khyanalt/domain/messages/staff'
import type { Role } from '@khyanalt/domain/roles'
import { Link, Outlet, useLocation } from 'react-router'
import { useSession } from '../api/session.ts'
import { useText } from '../language/language.tsx'
import { paths } from '../paths.ts'
import { SkipLink } from '../ui/SkipLink.tsx'
import { Brand } from './Brand.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { isConsoleUser } from './return-place.ts'
import { SignedIn } from './SignedIn.tsx'
import { StaffAccount } from './StaffAccount.tsx'
import styles from './StaffLayout.module.css'
import { StaffOnly } from './StaffOnly.tsx'

/** Parts of the console and the roles that work there. */
const parts = [
  { key: 'nav_requests', to: paths.staffRequests, roles: ['REVIEWER', 'APPROVER', 'FINANCE'] },
  { key: 'nav_invoices', to: paths.staffInvoices, roles: ['FINANCE'] },
] as const satisfies readonly { key: string; to: string; roles: readonly Role[] }[]

export const StaffLayout = () => {
  const { user } = useSession()
  if (user && !isConsoleUser(user)) return <StaffOnly />
  return <SignedIn audience="console">{signedIn => <Console user={signedIn} />}</SignedIn>
}

const Console = ({ user }: { readonly user: SignedInUser }) => {
  const t = useText(staffTexts)
  const { pathname } = useLocation()
  const open = parts.filter(part => user.grants.some(grant => (part.roles as readonly Role[]).includes(grant.role)))
  return (
    <div className={styles.console} data-density="compact">
      <SkipLink />
      <header className={styles.bar}>
        <Link to={paths.staff} className={styles.brand}>
          <Brand />
        </Link>
        <nav aria-label={t('menu')} className={styles.menu}>
          {open.map(({ key, to }) => (
            <Link key={key} to={to} aria-current={isHere(to, pathname) ? 'page' : undefined} className={styles.item}>
              {t(key)}
            </Link>
          ))}
        </nav>
        <div className={styles.language}>
          <LanguageSwitch />
        </div>
        <StaffAccount user={user} />
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
    </div>
  )
}

/** The console's own address shows the queue. */
const isHere = (part: string, pathname: string): boolean =>
  pathname.startsWith(part) || (part === paths.staffRequests && pathname === paths.staff)
