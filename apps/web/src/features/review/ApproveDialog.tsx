import { approveRequest } from '@khyanalt/contract/review'
import { isCalendarDay } from '@khyanalt/domain/calendar-day'
import type { Bilingual } from '@khyanalt/domain/language'
import { errorTexts } from '@khyanalt/domain/messages/errors'
import { staffDecisionTexts } from '@khyanalt/domain/messages/staff-decisions'
import { formatText } from '@khyanalt/domain/text'
import { useState } from 'react'
import styles from '../../console/DecisionDialog.module.css'
import { DecisionDialog } from '../../console/DecisionDialog.tsx'
import { agencyToday } from '../../language/format.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { DateInput } from '../../ui/DateInput.tsx'
import { Field } from '../../ui/Field.tsx'
import { useDecision } from '../cases/use-decision.ts'
import { CertificateProposal, isBlankCondition } from './CertificateProposal.tsx'
import type { DialogProps } from './desk.ts'
import { FeeTag } from './FeeTag.tsx'
import { proposedValidity } from './validity.ts'

/** Approves; where a certificate follows, its validity is proposed and may be changed. */
export const ApproveDialog = ({ desk, meanwhile, onDone, onClose }: DialogProps) => {
  const t = useText(staffDecisionTexts)
  const { ui } = useLanguage()
  const { request, issues_certificate, validity_months, fee } = desk.shown
  const [dates, setDates] = useState(() => proposedValidity(agencyToday(), validity_months))
  const [conditions, setConditions] = useState<readonly Bilingual[]>()
  const [wrong, setWrong] = useState(false)
  const { decide, pending, error } = useDecision(approveRequest, { onDone, onRefused: desk.onRefused })
  const { sdate, edate } = dates
  const confirm = () => {
    const badDays = !isCalendarDay(sdate) || !isCalendarDay(edate) || edate <= sdate
    const bad = issues_certificate && (badDays || conditions?.some(isBlankCondition) === true)
    setWrong(bad)
    if (bad) return
    const validity = issues_certificate ? { sdate, edate, ...(conditions && { conditions: [...conditions] }) } : {}
    decide({ request_number: request.request_number, version: request.version, ...validity })
  }
  const problem = (day: string) => (wrong && !isCalendarDay(day) ? t('date_missing') : null)
  const order =
    wrong && isCalendarDay(sdate) && isCalendarDay(edate) && edate <= sdate
      ? formatText(errorTexts, ui, 'dates_invalid')
      : null
  return (
    <DecisionDialog
      title={t('approve_title', { number: request.request_number })}
      explain={
        <>
          <p>{t(issues_certificate ? 'approve_certificate' : 'approve_no_certificate')}</p>
          <p>{t('approve_explain')}</p>
        </>
      }
      confirm={t('approve')}
      size={issues_certificate ? 'l' : 'm'}
      {...{ pending, error, meanwhile, onClose }}
      onConfirm={confirm}
    >
      <p>
        <FeeTag fee={fee} />
      </p>
      {issues_certificate && (
        <div className={styles.pair}>
          <Field label={t('sdate')} error={problem(sdate)} required>
            {control => <DateInput {...control} value={sdate} onChange={day => setDates({ sdate: day, edate })} />}
          </Field>
          <Field label={t('edate')} error={problem(edate) ?? order} required>
            {control => <DateInput {...control} value={edate} onChange={day => setDates({ sdate, edate: day })} />}
          </Field>
        </div>
      )}
      {issues_certificate && (
        <CertificateProposal
          request={request}
          proposal={{ sdate, edate, conditions }}
          wrong={wrong}
          onConditions={setConditions}
        />
      )}
    </DecisionDialog>
  )
}
