// The frame of the three sign-in screens.
import { authTexts } from '@khyanalt/domain/messages/auth'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useText } from '../../language/language.tsx'
import styles from './AuthCard.module.css'

type Props = {
  readonly title: string
  readonly subtitle: string | null
  readonly intro?: string
  readonly others: readonly { readonly to: string; readonly label: string }[]
  readonly children: ReactNode
}

export const AuthCard = ({ title, subtitle, intro, others, children }: Props) => {
  const t = useText(authTexts)
  return (
    <div className={styles.place}>
      <section className={styles.card} aria-labelledby="auth-title">
        <h1 id="auth-title" className={styles.title}>
          {title}
          {subtitle && (
            <span lang="en" className={styles.subtitle}>
              {subtitle}
            </span>
          )}
        </h1>
        {intro && <p className={styles.intro}>{intro}</p>}
        {children}
        {others.length > 0 && (
          <div className={styles.others}>
            <h2 className={styles.othersTitle}>{t('otherWays')}</h2>
            <ul>
              {others.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </section>
    </div>
  )
}
