import { invoiceStatusCode } from '@khyanalt/domain/invoice-status'
import { feeTexts } from '@khyanalt/domain/messages/fees'
import { staffCaseTexts } from '@khyanalt/domain/messages/staff-case'
import { staffDeskTexts } from '@khyanalt/domain/messages/staff-desk'
import { deskWordOf, requestStateTexts } from '@khyanalt/domain/messages/states'
import { readRequestStatus } from '@khyanalt/domain/request-status'
import { waitingFor } from '@khyanalt/domain/waiting-for'
import type { RefObject } from 'react'
import { agencyToday, formatDay } from '../../language/format.ts'
import { useName, useText } from '../../language/language.tsx'
import { Tag } from '../../ui/Tag.tsx'
import styles from './FactsPane.module.css'
import { FeeTag } from './FeeTag.tsx'
import type { Case } from './queries.ts'

/** Where the request stands; the focus comes here after every act. */
export const CaseStatus = ({
  shown: { request, plan, fee, invoices },
  heading,
}: {
  readonly shown: Case
  readonly heading: RefObject<HTMLHeadingElement | null>
}) => {
  const t = useText(staffCaseTexts)
  const words = useText(requestStateTexts)
  const desk = useText(staffDeskTexts)
  const money = useText(feeTexts)
  const name = useName()
  const read = readRequestStatus(request.status)
  const state = read?.state ?? 'review'
  const step = state === 'review' ? plan[(read?.step ?? 1) - 1] : undefined
  const open = state === 'sent' || state === 'review'
  const invoice = invoices.find(({ status }) => status === invoiceStatusCode('unpaid'))
  const waits = waitingFor(state, Boolean(invoice?.receipt))
  return (
    <div className={styles.status}>
      <h3 ref={heading} tabIndex={-1}>
        <span className={styles.quiet}>{t('status')}: </span>
        {words(deskWordOf(state))}
        {step && <span className={styles.stepName}> – {name(step.name)}</span>}
      </h3>
      <p className={styles.tags}>
        {request.round > 1 && <Tag tone="purple">{t('round', { round: request.round })}</Tag>}
        {open && request.due_date && <span>{t('due', { day: formatDay(request.due_date) })}</span>}
        {open && request.due_date && request.due_date < agencyToday() && <Tag tone="red">{t('overdue')}</Tag>}
        {request.days_left !== null && <span>{desk('clock_paused', { days: request.days_left })}</span>}
        {fee.state !== 'none' && <FeeTag fee={fee} />}
      </p>
      {waits && (
        <p className={styles.waits}>
          {money(`wait_${waits}`)}
          {waits === 'payment' && invoice && ` ${money('pay_until', { day: formatDay(invoice.duedate) })}.`}
          {(waits === 'payment' || waits === 'correction') &&
            request.expires_on &&
            ` ${money(`closes_${waits}`, { day: formatDay(request.expires_on) })}`}
        </p>
      )}
    </div>
  )
}
