// Services that give or renew a licence, and the way to licences already given (CON-044, REQ-NAV-10).
import { licenceTexts } from '@khyanalt/domain/messages/licences'
import { useLoaded } from '../../api/loading.ts'
import { useNamePair, usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SectionTitle } from '../../ui/SectionTitle.tsx'
import styles from './LicencesScreen.module.css'
import type { loadLicences } from './load-licences.ts'
import { ServiceList } from './ServiceList.tsx'

export const LicencesScreen = () => {
  const t = useText(licenceTexts)
  const pair = usePair(licenceTexts)
  const name = useNamePair()
  const { data, fault, faultText, retry, retrying } = useLoaded<typeof loadLicences>()
  return (
    <div className={styles.page}>
      <PageHeader {...pair('title')} lead={t('lead')} />
      <section aria-labelledby="check-licence" className={styles.check}>
        <div>
          <SectionTitle id="check-licence" level={2} {...pair('checkTitle')} />
          <p>{t('checkText')}</p>
        </div>
        <ButtonLink to={paths.certificates} icon="search">
          {t('checkAction')}
        </ButtonLink>
      </section>
      {fault && <ErrorState title={t('failed')} text={faultText} onRetry={retry} retrying={retrying} />}
      {data?.length === 0 && <EmptyState icon="certificate" title={t('empty')} text={t('emptyText')} />}
      {data?.map(({ category, services }) => (
        <section key={category.id} aria-labelledby={`licences-${category.id}`}>
          <SectionTitle id={`licences-${category.id}`} {...name(category.name)} />
          <ServiceList services={services} />
        </section>
      ))}
    </div>
  )
}
