import { staffCaseTexts } from '@khyanalt/domain/messages/staff-case'
import { staffDeskTexts } from '@khyanalt/domain/messages/staff-desk'
import { readRequestStatus } from '@khyanalt/domain/request-status'
import { useText } from '../../language/language.tsx'
import { type CaseEvent, CaseTimeline } from '../cases/CaseTimeline.tsx'
import { eventTone } from '../cases/event-tone.ts'
import { FactBlock } from '../cases/FactBlock.tsx'
import { eventName } from './event-name.ts'
import styles from './FactsPane.module.css'
import type { Case } from './queries.ts'

/** Everything that happened, newest first. */
export const Timeline = ({ shown: { request, assignments } }: { readonly shown: Case }) => {
  const t = useText(staffCaseTexts)
  const words = useText(staffDeskTexts)
  const events: readonly CaseEvent[] = [
    ...request.steps.map(step => ({
      what: t(eventName(step.action)),
      at: step.created_at,
      tone: eventTone(readRequestStatus(step.status)?.state ?? null, step.resolve),
      person: step.user_name,
      position: step.user_position,
      step: step.name,
    })),
    ...assignments.map(({ by, to, at }) => ({
      what: to ? words('event_assign', { name: to }) : words('event_free'),
      at,
      tone: 'grey' as const,
      person: by,
    })),
  ].toSorted((one, other) => (one.at < other.at ? 1 : -1))
  return (
    <FactBlock title={t('timeline')}>
      {events.length === 0 && <p className={styles.quiet}>{t('timeline_none')}</p>}
      {events.length > 0 && <CaseTimeline label={t('timeline')} events={events} />}
    </FactBlock>
  )
}
