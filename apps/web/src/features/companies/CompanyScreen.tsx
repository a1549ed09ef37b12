// One organisation: registration, members, and two places for later (REQ-COMP-15, REQ-COMP-16).
import type { Company } from '@khyanalt/contract/company-schema'
import { companyTexts } from '@khyanalt/domain/messages/companies'
import { companyFieldTexts } from '@khyanalt/domain/messages/company-form'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { errorText, hasCode } from '../../api/error-text.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { companyFacts, companySections } from '../../people/company-facts.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { Button } from '../../ui/Button.tsx'
import { DescriptionList } from '../../ui/DescriptionList.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { Tag } from '../../ui/Tag.tsx'
import styles from './companies.module.css'
import { Members } from './Members.tsx'
import { companyQuery } from './queries.ts'

export const CompanyScreen = () => {
  const t = useText(companyTexts)
  const pair = usePair(companyTexts)
  const { ui } = useLanguage()
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(companyQuery(id))
  const back = <BackLink to={paths.companies}>{t('back')}</BackLink>
  if (error && !data) {
    const missing = hasCode(error, 'company_not_found') || hasCode(error, 'invalid_input')
    return (
      <div className={styles.page}>
        {back}
        {missing ? (
          <EmptyState icon="building" title={t('notFoundTitle')} text={t('notFoundText')} />
        ) : (
          <ErrorState title={t('companyFailed')} text={errorText(error, ui)} onRetry={() => refetch()} />
        )}
      </div>
    )
  }
  if (!data) return <Skeleton height="screen" />
  const company = data.data
  return (
    <div className={styles.page}>
      {back}
      <PageHeader
        title={company.companyName}
        subtitle={company.companyNameEn}
        status={
          <Tag tone={company.active === 1 ? 'green' : 'grey'}>{t(company.active === 1 ? 'active' : 'inactive')}</Tag>
        }
      />
      <Tabs
        label={t('title')}
        tabs={[
          { id: 'registration', ...pair('tabRegistration'), content: <Registration company={company} /> },
          { id: 'members', ...pair('tabMembers'), content: <Members company={company} /> },
          {
            id: 'employees',
            ...pair('tabEmployees'),
            content: <EmptyState icon="user" title={t('tabEmployees')} text={t('employeesText')} />,
          },
          {
            id: 'project',
            ...pair('tabProject'),
            content: <EmptyState title={t('tabProject')} text={t('projectText')} />,
          },
        ]}
      />
    </div>
  )
}

const sections = ['sectionOrganization', 'sectionAdministration', 'sectionContact'] as const

const Registration = ({ company }: { readonly company: Company }) => {
  const t = useText(companyTexts)
  const pair = usePair(companyTexts)
  const label = useText(companyFieldTexts)
  const { ui } = useLanguage()
  return (
    <div className={styles.page}>
      {sections.map(section => (
        <section key={section} aria-labelledby={section} className={styles.section}>
          <SectionTitle id={section} {...pair(section)} />
          <DescriptionList
            layout="columns"
            items={companyFacts(company, ui, companySections[section]).map(({ field, value, optional }) => ({
              id: field,
              term: label(field),
              value: value || (optional ? '–' : <Tag tone="red">{t('missing')}</Tag>),
            }))}
          />
        </section>
      ))}
      <p>
        <Button disabled describedBy="edit-hint">
          {t('edit')}
        </Button>
      </p>
      <p id="edit-hint">
        {t('editHint')} <Link to={paths.profile}>{paths.profile}</Link>
      </p>
    </div>
  )
}
