// What to know beside the import notification: documents, lead times, fee, processing time (CON-045).
import { telephoneLink, telephoneOf } from '@khyanalt/domain/agency'
import { importAdvice } from '@khyanalt/domain/import-advice'
import { importNotificationTexts } from '@khyanalt/domain/messages/import-notification'
import { formatTugrik, type Mongo } from '@khyanalt/domain/money'
import { useQuery } from '@tanstack/react-query'
import { useAgency } from '../../agency/agency.tsx'
import { useName, useText } from '../../language/language.tsx'
import styles from './import-notification.module.css'
import { goodsKindsQuery, importServiceQuery, openFormQuery } from './import-queries.ts'

/** The sidebar; on a phone it folds away above the form. */
export const ImportAdvice = () => {
  const t = useText(importNotificationTexts)
  const phone = telephoneOf(useAgency())
  const [least, most] = importAdvice.answerDays
  return (
    <aside className={styles.advice} aria-labelledby="import-advice">
      <details open={window.matchMedia('(min-width: 960px)').matches}>
        <summary className={styles.adviceTitle}>
          <h2 id="import-advice">{t('advice')}</h2>
        </summary>
        <div className={styles.adviceParts}>
          <section>
            <h3>{t('documents')}</h3>
            <Documents />
            <p>{t('documentsNote')}</p>
          </section>
          <section>
            <h3>{t('leadTimes')}</h3>
            <p>{t('leadText', { days: importAdvice.leadDays.join(', ') })}</p>
            <LeadTimes />
            <p>{t('validity', { months: importAdvice.validMonths })}</p>
          </section>
          <section>
            <h3>{t('fee')}</h3>
            <p>{t('feeText', { amount: formatTugrik((importAdvice.stampDuty * 100) as Mongo) })}</p>
          </section>
          <section>
            <h3>{t('time')}</h3>
            <p>{t('timeText', { from: least, to: most })}</p>
          </section>
          <p>
            <a href={telephoneLink(phone)}>{t('help', { phone })}</a>
          </p>
        </div>
      </details>
    </aside>
  )
}

const Documents = () => {
  const name = useName()
  const form = useQuery(openFormQuery)
  const slug = form.data?.slug ?? ''
  const { data: service } = useQuery({ ...importServiceQuery(slug), enabled: slug !== '' })
  if (!service) return null
  return (
    <ul className={styles.documents}>
      {service.required_documents.map(document => (
        <li key={document.name.mn}>{name(document.name)}</li>
      ))}
    </ul>
  )
}

const LeadTimes = () => {
  const t = useText(importNotificationTexts)
  const name = useName()
  const { data } = useQuery(goodsKindsQuery)
  if (!data) return null
  return (
    <dl className={styles.leadTimes}>
      {data.map(({ value, label, data: { lead_days: days = '' } = {} }) => (
        <div key={value}>
          <dt>{name(label)}</dt>
          <dd>{t('leadDays', { days })}</dd>
        </div>
      ))}
    </dl>
  )
}
