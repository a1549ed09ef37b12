// A service: what it is, what it needs, and taking it (REQ-SVC-01…14).
import type { Service } from '@khyanalt/contract/catalogue'
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { useLoaded } from '../../api/loading.ts'
import { useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import type { loadService } from './load.ts'
import { ServiceFacts } from './ServiceFacts.tsx'
import { ServiceMissing } from './ServiceMissing.tsx'
import styles from './ServiceScreen.module.css'
import { ServiceTabs } from './ServiceTabs.tsx'
import { TakeService } from './TakeService.tsx'

export const ServiceScreen = () => {
  const t = useText(catalogueTexts)
  const { data, fault, faultText, retry, retrying } = useLoaded<typeof loadService>()
  if (fault?.code === 'service_not_found') return <ServiceMissing />
  return (
    <div className={styles.page}>
      <BackLink to={paths.services}>{t('back')}</BackLink>
      {fault && <ErrorState title={t('failed')} text={faultText} onRetry={retry} retrying={retrying} />}
      {data && <ServiceDetail service={data} />}
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
