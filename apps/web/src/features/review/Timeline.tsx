import { staffCaseTexts } from '@khyanalt/domain/messages/staff-case'
import { staffDeskTexts } from '@khyanalt/domain/messages/staff-desk'
import { formatMoment } from '../../language/format.ts'
import { useName, useText } from '../../language/language.tsx'
import { eventName } from './event-name.ts'
import { FactBlock } from './FactBlock.tsx'
import styles from './FactsPane.module.css'
import type { Case } from './queries.ts'

/** Everything that happened, newest first. */
export const Timeline = ({ shown: { request, assignments } }: { readonly shown: Case }) => {
  const t = useText(staffCaseTexts)
  const words = useText(staffDeskTexts)
  const name = useName()
  const entries = [
    ...request.steps.map(step => ({
      what: t(eventName(step.action)),
      on: step.name ? name(step.name) : null,
      who: step.user_position ? `${step.user_name}, ${step.user_position}` : step.user_name,
      at: step.created_at,
    })),
    ...assignments.map(({ by, to, at }) => ({
      what: to ? words('event_assign', { name: to }) : words('event_free'),
      on: null,
      who: by,
      at,
    })),
  ].toSorted((one, other) => (one.at < other.at ? 1 : -1))
  return (
    <FactBlock title={t('timeline')}>
      {entries.length === 0 && <p className={styles.quiet}>{t('timeline_none')}</p>}
      <ol className={styles.timeline}>
        {entries.map(({ what, on, who, at }) => (
          <li key={`${what}${at}`}>
            <strong>{what}</strong>
            {on && <span> – {on}</span>}
            <span className={styles.quiet}>
              {who} · <time dateTime={at}>{formatMoment(at)}</time>
            </span>
          </li>
        ))}
      </ol>
    </FactBlock>
  )
}
