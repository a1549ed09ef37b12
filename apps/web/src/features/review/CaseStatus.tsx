import { staffTexts } from '@khyanalt/domain/messages/staff'
import { staffCaseTexts } from '@khyanalt/domain/messages/staff-case'
import { staffDeskTexts } from '@khyanalt/domain/messages/staff-desk'
import { readRequestStatus } from '@khyanalt/domain/request-status'
import type { RefObject } from 'react'
import { agencyToday, formatDay } from '../../language/format.ts'
import { useName, useText } from '../../language/language.tsx'
import { Tag } from '../../ui/Tag.tsx'
import styles from './FactsPane.module.css'
import type { Case } from './queries.ts'

/** Where the request stands; the focus comes here after every act. */
export const CaseStatus = ({
  shown: { request, plan },
  heading,
}: {
  readonly shown: Case
  readonly heading: RefObject<HTMLHeadingElement | null>
}) => {
  const t = useText(staffCaseTexts)
  const words = useText(staffTexts)
  const desk = useText(staffDeskTexts)
  const name = useName()
  const read = readRequestStatus(request.status)
  const state = read?.state ?? 'review'
  const step = state === 'review' ? plan[(read?.step ?? 1) - 1] : undefined
  const open = state === 'sent' || state === 'review'
  return (
    <div className={styles.status}>
      <h3 ref={heading} tabIndex={-1}>
        <span className={styles.quiet}>{t('status')}: </span>
        {words(`status_${state}`)}
        {step && <span className={styles.stepName}> – {name(step.name)}</span>}
      </h3>
      <p className={styles.tags}>
        {request.round > 1 && <Tag tone="purple">{t('round', { round: request.round })}</Tag>}
        {open && request.due_date && <span>{t('due', { day: formatDay(request.due_date) })}</span>}
        {open && request.due_date && request.due_date < agencyToday() && <Tag tone="red">{t('overdue')}</Tag>}
        {request.days_left !== null && <span>{desk('clock_paused', { days: request.days_left })}</span>}
        {request.expires_on && <span>{desk('clock_expires', { day: formatDay(request.expires_on) })}</span>}
      </p>
    </div>
  )
}
