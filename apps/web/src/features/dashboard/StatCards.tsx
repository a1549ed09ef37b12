// Total, returned, in action, approved (REQ-DASH-01, CON-064); each card filters the list.
import { dashboardTexts } from '@khyanalt/domain/messages/dashboard'
import { requestStateTexts } from '@khyanalt/domain/messages/states'
import { requestStatusCode } from '@khyanalt/domain/request-status'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useBehalf } from '../../api/behalf.ts'
import { errorText } from '../../api/error-text.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { statsQuery } from './queries.ts'
import styles from './StatCards.module.css'

const cards = [
  { key: 'TOTAL', label: 'statTotal', tone: 'purple', filter: '' },
  { key: 'STATUS_RETURN', label: 'returned', tone: 'red', filter: String(requestStatusCode('returned', 0)) },
  { key: 'STATUS_PROCESSING', label: 'processing', tone: 'blue', filter: 'PROCESSING' },
  { key: 'STATUS_APPROVAL', label: 'approved', tone: 'green', filter: String(requestStatusCode('approved', 0)) },
] as const

const cardTexts = {
  mn: { ...requestStateTexts.mn, statTotal: dashboardTexts.mn.statTotal },
  en: { ...requestStateTexts.en, statTotal: dashboardTexts.en.statTotal },
}

export const StatCards = () => {
  const t = useText(dashboardTexts)
  const pair = usePair(cardTexts)
  const { ui } = useLanguage()
  const { data, error } = useQuery(statsQuery(useBehalf().behalf))
  if (error && !data) {
    return (
      <Alert tone="error">
        {t('statsFailed')}. {errorText(error, ui)}
      </Alert>
    )
  }
  return (
    <nav aria-label={t('statsLabel')}>
      <ul className={styles.cards}>
        {cards.map(({ key, label, tone, filter }) => {
          const { title, subtitle } = pair(label)
          return (
            <li key={key}>
              <Link to={filter ? `?status=${filter}` : '?'} preventScrollReset className={styles.card} data-tone={tone}>
                <span className={styles.number} aria-busy={!data || undefined}>
                  {data ? data.data[key] : '–'}
                </span>
                <span className={styles.label}>
                  {title}
                  {subtitle && (
                    <span lang="en" className={styles.english}>
                      {subtitle}
                    </span>
                  )}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
