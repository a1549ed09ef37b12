// The page of a service: where it stands, its names, the facts beside what must be read.
import type { Service } from '@khyanalt/contract/catalogue'
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useName, useText } from '../../language/language.tsx'
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
  return (
    <article className={styles.detail}>
      <header className={styles.head}>
        <Place service={service} />
        {/* Both names always stand here, whatever the language of the screen (REQ-SVC-01). */}
        <h1 lang="mn" className={styles.title}>
          {service.name_mn}
        </h1>
        <p lang="en" className={styles.english}>
          {service.name_en}
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
