// What the applicant asked for and was given before; read when somebody opens it.
import { staffTexts } from '@khyanalt/domain/messages/staff'
import { staffDeskTexts } from '@khyanalt/domain/messages/staff-desk'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { errorText } from '../../api/error-text.ts'
import { formatDay } from '../../language/format.ts'
import { useLanguage, useName, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { staffPaths } from '../../staff-paths.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { CertificateTag } from './certificates/CertificateTag.tsx'
import styles from './FactsPane.module.css'
import { type Case, historyQuery } from './queries.ts'
import { StatusTag } from './StatusTag.tsx'

export const CaseHistory = ({ shown: { request } }: { readonly shown: Case }) => {
  const t = useText(staffDeskTexts)
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.round} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{t('history')}</summary>
      {open && <History requestNumber={request.request_number} />}
    </details>
  )
}

const History = ({ requestNumber }: { readonly requestNumber: string }) => {
  const t = useText(staffDeskTexts)
  const words = useText(staffTexts)
  const name = useName()
  const { ui } = useLanguage()
  const { data, error, refetch } = useQuery(historyQuery(requestNumber))
  if (error) return <ErrorState title={t('history_failed')} text={errorText(error, ui)} onRetry={() => refetch()} />
  if (!data) return <Skeleton lines={4} />
  return (
    <div className={styles.history}>
      <h4>{t('history_requests')}</h4>
      {data.requests.length === 0 && <p className={styles.quiet}>{t('history_requests_none')}</p>}
      <ul>
        {data.requests.map(each => (
          <li key={each.request_number}>
            <Link to={staffPaths.request(each.request_number)}>{each.request_number}</Link>{' '}
            <StatusTag code={each.status} size="s" />
            <span className={styles.quiet}>
              {name(each.title)}
              {each.submitted_at && ` · ${formatDay(each.submitted_at)}`}
              {each.round > 1 && ` · ${words('round', { round: each.round })}`}
            </span>
          </li>
        ))}
      </ul>
      <h4>{t('history_certificates')}</h4>
      {data.certificates.length === 0 && <p className={styles.quiet}>{t('history_certificates_none')}</p>}
      <ul>
        {data.certificates.map(each => (
          <li key={each.cs_id}>
            <Link to={paths.certificate(each.cs_id)}>{each.ref_id}</Link> <CertificateTag certificate={each} />
            {each.concerned && (
              <Tag tone="blue" size="s">
                {t('history_concerned')}
              </Tag>
            )}
            <span className={styles.quiet}>
              {name(each.title)} · {formatDay(each.sdate)} – {formatDay(each.edate)}
              {each.version > 1 && ` · ${t('certificate_version', { version: each.version })}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
