// The services of one category.
import type { OutputOf } from '@khyanalt/contract/call'
import type { getFormList } from '@khyanalt/contract/catalogue'
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { Link } from 'react-router'
import { useNamePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Tag } from '../../ui/Tag.tsx'
import styles from './ServiceList.module.css'

type ServiceCard = OutputOf<typeof getFormList>['data'][number]

export const ServiceList = ({
  services,
  byNumber = false,
}: {
  readonly services: readonly ServiceCard[]
  /** Lead to the address by form id, which leads on to the service (REQ-CAT-07, CON-041). */
  readonly byNumber?: boolean
}) => {
  const t = useText(catalogueTexts)
  if (services.length === 0) return <EmptyState title={t('empty')} text={t('emptyText')} />
  return (
    <ul className={styles.list}>
      {services.map(service => (
        <li key={service.id}>
          <ServiceLink service={service} byNumber={byNumber} />
        </li>
      ))}
    </ul>
  )
}

const ServiceLink = ({ service, byNumber }: { readonly service: ServiceCard; readonly byNumber: boolean }) => {
  const t = useText(catalogueTexts)
  const { title, subtitle } = useNamePair()({ mn: service.name_mn, en: service.name_en })
  const open = service.status === 1
  return (
    <Link
      to={byNumber ? paths.request(String(service.id)) : paths.service(service.slug)}
      className={styles.service}
      data-open={open || undefined}
    >
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
      {/* REQ-CAT-04: the arrow of a service that cannot be taken is another one. */}
      <Icon name={open ? 'arrowRight' : 'lock'} className={styles.arrow} />
    </Link>
  )
}
