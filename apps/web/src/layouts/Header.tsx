// The header of the portal: brand, main menu, language, signing in or the signed-in person.
import { shellTexts } from '@khyanalt/domain/messages/shell'
import { lazy, Suspense } from 'react'
import { Link, NavLink } from 'react-router'
import { useSession } from '../api/session.ts'
import { usePair, useText } from '../language/language.tsx'
import { paths } from '../paths.ts'
import { SkipLink } from '../ui/SkipLink.tsx'
import { Brand } from './Brand.tsx'
import styles from './Header.module.css'
import { HeaderSearch } from './HeaderSearch.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { LoginButton } from './LoginButton.tsx'
import { MobileMenu } from './MobileMenu.tsx'
import { mainMenu } from './main-menu.ts'

const SignedInTools = lazy(async () => ({ default: (await import('./SignedInTools.tsx')).SignedInTools }))

export const Header = () => {
  const t = useText(shellTexts)
  const pair = usePair(shellTexts)
  const { user, status } = useSession()
  return (
    <header className={styles.header}>
      <SkipLink />
      <div className={styles.bar}>
        <Link to={paths.home} className={styles.brand}>
          <Brand />
        </Link>
        <nav aria-label={t('mainMenu')} className={styles.menu}>
          {mainMenu.map(({ key, to }) => {
            const { title, subtitle } = pair(key)
            return (
              <NavLink key={key} to={to} end={to === paths.home} className={styles.item ?? ''}>
                {title}
                {subtitle && (
                  <span lang="en" className={styles.subtitle}>
                    {subtitle}
                  </span>
                )}
              </NavLink>
            )
          })}
        </nav>
        <div className={styles.tools}>
          <HeaderSearch />
          <div className={styles.wide}>
            <LanguageSwitch />
          </div>
          {user ? (
            <Suspense fallback={<span className={styles.waiting} />}>
              <SignedInTools user={user} />
            </Suspense>
          ) : (
            <LoginButton waiting={status === 'loading'} />
          )}
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}
