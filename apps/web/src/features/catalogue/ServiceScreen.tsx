// A service: what it is, what it needs, and taking it (REQ-SVC-01…14).
import type { Service } from '@khyanalt/contract/catalogue'
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { useLoaded } from '../../api/loading.ts'
import { useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import type { loadService } from './load.ts'
import { NotInCatalogue } from './NotInCatalogue.tsx'
import { ServiceDetail } from './ServiceDetail.tsx'
import styles from './ServiceScreen.module.css'
import { ServiceTabs } from './ServiceTabs.tsx'
import { TakeService } from './TakeService.tsx'

export const ServiceScreen = () => {
  const t = useText(catalogueTexts)
  const { data, fault, faultText, retry, retrying } = useLoaded<typeof loadService>()
  if (fault?.code === 'service_not_found') return <NotInCatalogue what="service" />
  return (
    <div className={styles.page}>
      <BackLink to={paths.services}>{t('back')}</BackLink>
      {fault && <ErrorState title={t('failed')} text={faultText} onRetry={retry} retrying={retrying} />}
      {data && <LoadedService service={data} />}
    </div>
  )
}

const LoadedService = ({ service }: { readonly service: Service }) => (
  <ServiceDetail service={service} take={<TakeService service={service} />}>
    <ServiceTabs service={service} />
  </ServiceDetail>
)
