// The own organisations as cards (REQ-COMP-13, REQ-COMP-14, REQ-COMP-17, REQ-COMP-20).
import { companyTexts } from '@khyanalt/domain/messages/companies'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { errorText } from '../../api/error-text.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { RegisterDialog } from '../../people/RegisterDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import styles from './companies.module.css'
import { Invitations } from './Invitations.tsx'
import { companiesQuery } from './queries.ts'

export const CompaniesScreen = () => {
  const t = useText(companyTexts)
  const pair = usePair(companyTexts)
  const { ui } = useLanguage()
  const [registering, setRegistering] = useState(false)
  const { data, error, refetch } = useQuery(companiesQuery())
  return (
    <div className={styles.page}>
      <PageHeader {...pair('title')} lead={t('lead')} />
      <Invitations />
      {error && !data && <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} />}
      {!data && !error && <Skeleton height={160} />}
      {data?.data.length === 0 && (
        <EmptyState
          icon="building"
          title={t('empty')}
          text={t('emptyText')}
          action={<Button onClick={() => setRegistering(true)}>{t('register')}</Button>}
        />
      )}
      {data && (
        <ul className={styles.cards}>
          {data.data.map(({ company }) => (
            <li key={company.id} className={styles.card}>
              <Tag tone={company.active === 1 ? 'green' : 'grey'}>
                {t(company.active === 1 ? 'active' : 'inactive')}
              </Tag>
              <h2 className={styles.name}>
                <Link to={paths.company(company.id)}>{company.name_mn}</Link>
              </h2>
              {company.name_en && <p lang="en">{company.name_en}</p>}
              <p className={styles.quiet}>{t('founded', { date: company.data.createdDate ?? '–' })}</p>
              <p className={styles.quiet}>
                {company.membercount_count} {t('members')} · {company.requestcount_count} {t('requests')}
              </p>
            </li>
          ))}
          <li className={styles.card}>
            <h2 className={styles.name}>{t('add')}</h2>
            <Tag>{t('soon')}</Tag>
            <p className={styles.quiet}>{t('soonText')}</p>
            <p>
              <Link to={paths.profile}>{t('register')}</Link>
            </p>
          </li>
        </ul>
      )}
      {registering && <RegisterDialog onClose={() => setRegistering(false)} />}
    </div>
  )
}
