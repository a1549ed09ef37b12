// Customer types, service type, duration, fee (REQ-SVC-01, 04…06).
import type { Service } from '@khyanalt/contract/catalogue'
import { catalogueTexts } from '@khyanalt/domain/messages/catalogue'
import { formatTugrik, parseTugrik } from '@khyanalt/domain/money'
import { fromNumeral } from '@khyanalt/domain/mongolian-numeral'
import type { ReactNode } from 'react'
import { useLanguage, useName, usePair, useText } from '../../language/language.tsx'
import { aboveBound } from './price-bound.ts'
import styles from './ServiceFacts.module.css'

export const ServiceFacts = ({ service }: { readonly service: Service }) => {
  const t = useText(catalogueTexts)
  const name = useName()
  return (
    <dl className={styles.facts}>
      <Fact label="clientTypes">{service.clienttype.map(type => t(type)).join(', ')}</Fact>
      <Fact label="serviceType">{t(service.type)}</Fact>
      <Fact label="duration">{name(service.time)}</Fact>
      <Fact label="fee">
        <Price price={service.price} />
      </Fact>
    </dl>
  )
}

const Fact = ({
  label,
  children,
}: {
  readonly label: keyof typeof catalogueTexts.mn
  readonly children: ReactNode
}) => {
  const { title, subtitle } = usePair(catalogueTexts)(label)
  return (
    <div className={styles.fact}>
      <dt>
        {title}
        {subtitle && (
          <span lang="en" className={styles.english}>
            {subtitle}
          </span>
        )}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

const Price = ({ price }: { readonly price: Service['price'] }) => {
  const t = useText(catalogueTexts)
  const name = useName()
  const language = useLanguage()
  const amount = (digits: string) => {
    const parsed = parseTugrik(digits)
    return parsed ? formatTugrik(parsed) : t('free')
  }
  // Zero or nothing reads as free (CON-106).
  if (!price) return t('free')
  if (!Array.isArray(price)) return amount(price.price)
  return (
    <ul className={styles.bands}>
      {price.map(group => (
        <li key={group.label.mn}>
          <span className={styles.group}>{name(group.label)}</span>
          <ul>
            {group.options.map(({ min, max, price: digits }) => (
              <li key={min} className={styles.band}>
                <span>
                  {max === aboveBound
                    ? t('andAbove', { from: language.ui === 'en' ? min - 1 : fromNumeral(min - 1) })
                    : `${min}–${max}`}
                </span>
                <strong>{amount(digits)}</strong>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
