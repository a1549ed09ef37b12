import { staffCaseTexts } from '@khyanalt/domain/messages/staff-case'
import { formatMoment } from '../../language/format.ts'
import { useName, useText } from '../../language/language.tsx'
import { eventName } from './event-name.ts'
import { FactBlock } from './FactBlock.tsx'
import styles from './FactsPane.module.css'
import type { Case } from './queries.ts'

/** Everything that happened, newest first. */
export const Timeline = ({ shown: { request } }: { readonly shown: Case }) => {
  const t = useText(staffCaseTexts)
  const name = useName()
  return (
    <FactBlock title={t('timeline')}>
      {request.steps.length === 0 && <p className={styles.quiet}>{t('timeline_none')}</p>}
      <ol className={styles.timeline}>
        {request.steps.toReversed().map(step => (
          <li key={`${step.action}${step.created_at}`}>
            <strong>{t(eventName(step.action))}</strong>
            {step.name && <span> – {name(step.name)}</span>}
            <span className={styles.quiet}>
              {step.user_name}
              {step.user_position && `, ${step.user_position}`}
              {' · '}
              <time dateTime={step.created_at}>{formatMoment(step.created_at)}</time>
            </span>
          </li>
        ))}
      </ol>
    </FactBlock>
  )
}
