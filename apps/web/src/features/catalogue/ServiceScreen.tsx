// A service: what it is, what it needs, and taking it (REQ-SVC-01…14).
import type { Service } from '@khyanalt/contract/catalogue'
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { useQuery } from '@tanstack/react-query'
import { useLoaderData, useParams } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { errorText } from '../../api/error-text.ts'
import type { Loaded } from '../../api/loading.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { serviceQuery } from './queries.ts'
import { ServiceFacts } from './ServiceFacts.tsx'
import { ServiceMissing } from './ServiceMissing.tsx'
import styles from './ServiceScreen.module.css'
import { ServiceTabs } from './ServiceTabs.tsx'
import { TakeService } from './TakeService.tsx'

export const ServiceScreen = () => {
  const t = useText(catalogueTexts)
  const { ui } = useLanguage()
  const { slug = '' } = useParams()
  const loaded = useLoaderData<Loaded | undefined>()
  const { data, error, refetch } = useQuery({ ...serviceQuery(slug), enabled: !loaded?.refusal })
  if (loaded?.refusal === 'service_not_found' || (error instanceof ApiError && error.code === 'service_not_found')) {
    return <ServiceMissing />
  }
  return (
    <div className={styles.page}>
      <BackLink to={paths.services}>{t('back')}</BackLink>
      {data ? (
        <ServiceDetail service={data.data} />
      ) : error || loaded?.refusal ? (
        <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} />
      ) : (
        <Skeleton height={420} />
      )}
    </div>
  )
}

const ServiceDetail = ({ service }: { readonly service: Service }) => (
  <article className={styles.detail}>
    <header className={styles.head}>
      {/* Both names always stand here, whatever the language of the screen (REQ-SVC-01). */}
      <div className={styles.names}>
        <h1 className={styles.title}>{service.name_mn}</h1>
        <p lang="en" className={styles.english}>
          {service.name_en}
        </p>
      </div>
      <TakeService service={service} />
    </header>
    <ServiceFacts service={service} />
    <ServiceTabs service={service} />
  </article>
)
