// Bell and user menu of the signed-in person (REQ-NAV-03, REQ-NAV-04, CON-032).
import type { SignedInUser } from '@khyanalt/contract/auth'
import { shellTexts } from '@khyanalt/domain/messages/shell'
import { lazy, Suspense } from 'react'
import { Link, NavLink, useNavigate } from 'react-router'
import { QueryProvider } from '../api/query-client.tsx'
import { useText } from '../language/language.tsx'
import { paths } from '../paths.ts'
import { Icon } from '../ui/Icon.tsx'
import { BehalfSwitch } from './BehalfSwitch.tsx'
import { clientMenu, portalTabs } from './dashboard-areas.ts'
import { endSession } from './end-session.ts'
import { HeaderPopover } from './HeaderPopover.tsx'
import lists from './MenuList.module.css'
import { NotificationBell } from './NotificationBell.tsx'
import { isConsoleUser, isOperator } from './return-place.ts'
import styles from './SignedInTools.module.css'

// Clients do without it.
const CustomerSwitch = lazy(async () => ({ default: (await import('./CustomerSwitch.tsx')).CustomerSwitch }))

export const SignedInTools = ({ user }: { readonly user: SignedInUser }) => {
  const t = useText(shellTexts)
  const navigate = useNavigate()
  const menu =
    user.login_type === 'client'
      ? clientMenu
      : [...portalTabs, ...(isConsoleUser(user) ? [{ key: 'menuStaff' as const, to: paths.staff }] : [])]
  const name = user.login_type === 'client' ? user.register_number : user.email

  const leave = async () => {
    // Home first: the guard of the page being left must not take this for a lost session.
    await navigate(paths.home)
    await endSession()
  }
  return (
    <>
      {user.login_type === 'client' && <BehalfSwitch />}
      {isOperator(user) && (
        <Suspense fallback={null}>
          <CustomerSwitch />
        </Suspense>
      )}
      {/* Operators are told of the requests they made for customers (CON-024). */}
      {(user.login_type === 'client' || isOperator(user)) && (
        <QueryProvider>
          <NotificationBell />
        </QueryProvider>
      )}
      <HeaderPopover
        label={`${name ?? user.name} – ${t('userMenu')}`}
        trigger={
          <>
            <Icon name="user" />
            <span className={styles.name}>{name ?? user.name}</span>
          </>
        }
      >
        {user.login_type === 'client' ? (
          <Link to={paths.profile} className={lists.person}>
            <strong>{user.name}</strong>
            <span className={lists.quiet}>{t('menuProfile')}</span>
          </Link>
        ) : (
          <Link to={paths.security} className={lists.person}>
            <strong>{user.name}</strong>
            <span className={lists.quiet}>{name}</span>
          </Link>
        )}
        <ul className={lists.list}>
          {menu.map(({ key, to }) => (
            <li key={key}>
              <NavLink to={to} end>
                {t(key)}
              </NavLink>
            </li>
          ))}
          <li className={lists.end}>
            <button type="button" onClick={leave}>
              <Icon name="signOut" />
              {t('signOut')}
            </button>
          </li>
        </ul>
      </HeaderPopover>
    </>
  )
}
