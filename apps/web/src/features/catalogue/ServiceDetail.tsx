// The page of a service: where it stands, its names, the facts beside what must be read.
import type { Service } from '@khyanalt/contract/catalogue'
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLanguage, useName, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import styles from './ServiceDetail.module.css'
import { ServiceFacts } from './ServiceFacts.tsx'

type Props = {
  readonly service: Service
  /** What takes the service. */
  readonly take: ReactNode
  readonly children: ReactNode
}

export const ServiceDetail = ({ service, take, children }: Props) => {
  const t = useText(catalogueTexts)
  const { ui } = useLanguage()
  const names = [
    { lang: 'mn', name: service.name_mn },
    { lang: 'en', name: service.name_en },
  ]
  // Both names always stand here, that of the language of the screen first (REQ-SVC-01).
  const [first, second] = ui === 'en' ? names.toReversed() : names
  return (
    <article className={styles.detail}>
      <header className={styles.head}>
        <Place service={service} />
        <h1 lang={first?.lang} className={styles.title}>
          {first?.name}
        </h1>
        <p lang={second?.lang} className={styles.other}>
          {second?.name}
        </p>
      </header>
      <aside className={styles.side}>
        {service.temporary_disable === 1 && (
          <Alert tone="warning" title={t('paused')}>
            {t('pausedText')}
          </Alert>
        )}
        <div className={styles.card}>
          <ServiceFacts service={service} />
          <div className={styles.take}>
            {take}
            <noscript>
              <p className={styles.hint}>{t('takeWithoutScripts')}</p>
            </noscript>
          </div>
        </div>
      </aside>
      <div className={styles.main}>{children}</div>
    </article>
  )
}

/** The categories above it, each a link. */
const Place = ({ service }: { readonly service: Service }) => {
  const name = useName()
  if (service.categories.length === 0) return null
  return (
    <p className={styles.place}>
      {service.categories.map((category, at) => (
        <span key={category.id}>
          {at > 0 && ' · '}
          <Link to={at === 0 ? `${paths.services}?category=${category.id}` : paths.category(category.id)}>
            {name(category._name)}
          </Link>
        </span>
      ))}
    </p>
  )
}
