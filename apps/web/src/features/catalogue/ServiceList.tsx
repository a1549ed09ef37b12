// The services of one category.
import type { serviceCardSchema } from '@khyanalt/contract/catalogue'
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { z } from 'zod'
import { errorText } from '../../api/error-text.ts'
import { useLanguage, useNamePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { servicesQuery } from './queries.ts'
import styles from './ServiceList.module.css'

type ServiceCard = z.output<typeof serviceCardSchema>

export const ServiceList = ({ categoryId }: { readonly categoryId: number }) => {
  const t = useText(catalogueTexts)
  const { ui } = useLanguage()
  const { data, error, refetch } = useQuery(servicesQuery(categoryId))
  if (error && !data) return <ErrorState title={t('failed')} text={errorText(error, ui)} onRetry={() => refetch()} />
  if (!data) return <Skeleton height={160} />
  if (data.data.length === 0) return <EmptyState title={t('empty')} text={t('emptyText')} />
  return (
    <ul className={styles.list}>
      {data.data.map(service => (
        <li key={service.id}>
          <ServiceLink service={service} />
        </li>
      ))}
    </ul>
  )
}

const ServiceLink = ({ service }: { readonly service: ServiceCard }) => {
  const t = useText(catalogueTexts)
  const { title, subtitle } = useNamePair()({ mn: service.name_mn, en: service.name_en })
  const open = service.status === 1
  return (
    <Link to={paths.service(service.slug)} className={styles.service} data-open={open || undefined}>
      <span className={styles.words}>
        <span className={styles.name}>{title}</span>
        {subtitle && (
          <span lang="en" className={styles.english}>
            {subtitle}
          </span>
        )}
        <span className={styles.facts}>
          {service.clienttype.map(type => t(type)).join(' · ')} · {t(service.type)}
        </span>
      </span>
      {!open && <Tag tone="red">{t('closed')}</Tag>}
      {open && service.temporary_disable === 1 && <Tag tone="orange">{t('paused')}</Tag>}
      <Icon name="chevronRight" className={styles.arrow} />
    </Link>
  )
}
