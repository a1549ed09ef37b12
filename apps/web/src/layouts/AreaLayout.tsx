// Header, tab bar and room for the screens of a signed-in area.
import { shellTexts } from '@khyanalt/domain/messages/shell'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { usePair, useText } from '../language/language.tsx'
import styles from './AreaLayout.module.css'
import type { AreaTab } from './area-tab.ts'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { MoreAreas } from './MoreAreas.tsx'

type AreaLayoutProps = {
  readonly tabs: readonly AreaTab[]
  /** Every area there is, where not all of them have a tab. */
  readonly more?: readonly AreaTab[]
  readonly children: ReactNode
}

export const AreaLayout = ({ tabs, more, children }: AreaLayoutProps) => {
  const t = useText(shellTexts)
  const pair = usePair(shellTexts)
  const { pathname } = useLocation()
  const bar = useRef<HTMLUListElement>(null)
  // On a phone the tabs are wider than the screen: the one that is open is brought into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address makes another tab the open one.
  useEffect(() => {
    const open = bar.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (bar.current && open) bar.current.scrollLeft = open.offsetLeft - (bar.current.clientWidth - open.offsetWidth) / 2
  }, [pathname])
  return (
    <div className={styles.frame}>
      <Header />
      <div className={styles.bar}>
        <nav aria-label={t('dashboardTabs')} className={styles.inside}>
          <ul ref={bar} className={styles.tabs}>
            {tabs.map(({ key, to, badge, end }) => {
              const { title, subtitle } = pair(key)
              return (
                <li key={key}>
                  <NavLink to={to} data-tour={key} end={end ?? false} className={styles.tab ?? ''}>
                    <span className={styles.words}>
                      {title}
                      {subtitle && (
                        <span lang="en" className={styles.english}>
                          {subtitle}
                        </span>
                      )}
                    </span>
                    {badge}
                  </NavLink>
                </li>
              )
            })}
          </ul>
        </nav>
        {more && <MoreAreas areas={more} />}
      </div>
      <main id="main" tabIndex={-1} className={styles.main}>
        <Suspense fallback={<div className={styles.arriving} />}>{children}</Suspense>
      </main>
      <Footer />
    </div>
  )
}
