// The profile with its side menu; the staff list stands here as well as in the dashboard (CON-043).
import { profileMenuTexts } from '@khyanalt/domain/messages/profile-menu'
import { Suspense } from 'react'
import { NavLink, Outlet } from 'react-router'
import { usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './ProfileFrame.module.css'

const entries = [
  { key: 'general', to: paths.profile },
  { key: 'employees', to: paths.profileEmployees },
  { key: 'mail', to: paths.profileNotifications },
  { key: 'access', to: paths.profileAccess },
  { key: 'security', to: paths.security },
] as const

export const ProfileFrame = () => {
  const t = useText(profileMenuTexts)
  const pair = usePair(profileMenuTexts)
  return (
    <div className={styles.frame}>
      <nav aria-label={t('menu')}>
        <ul className={styles.entries}>
          {entries.map(({ key, to }) => {
            const { title, subtitle } = pair(key)
            return (
              <li key={key}>
                <NavLink to={to} end className={styles.entry ?? ''}>
                  {title}
                  {subtitle && (
                    <span lang="en" className={styles.english}>
                      {subtitle}
                    </span>
                  )}
                </NavLink>
              </li>
            )
          })}
        </ul>
      </nav>
      <div className={styles.content}>
        <Suspense fallback={<Skeleton height={320} />}>
          <Outlet />
        </Suspense>
      </div>
    </div>
  )
}
