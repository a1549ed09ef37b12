// Header, tab bar and room for the screens of a signed-in area.
import { shellTexts } from '@khyanalt/domain/messages/shell'
import { type ReactNode, Suspense, useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { usePair, useText } from '../language/language.tsx'
import styles from './AreaLayout.module.css'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

type TabKey = keyof typeof shellTexts.mn & ('tabCitizen' | 'tabCompanies' | `menu${string}`)
export type AreaTab = {
  readonly key: TabKey
  readonly to: string
  readonly badge?: ReactNode
  /** Only the very address counts as being here. */
  readonly end?: boolean
}

export const AreaLayout = ({ tabs, children }: { readonly tabs: readonly AreaTab[]; readonly children: ReactNode }) => {
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
      <nav aria-label={t('dashboardTabs')} className={styles.bar}>
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
      <main id="main" tabIndex={-1} className={styles.main}>
        <Suspense fallback={null}>{children}</Suspense>
      </main>
      <Footer />
    </div>
  )
}
