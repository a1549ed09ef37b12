// A change of a certificate with its reason.
import type { Call } from '@khyanalt/contract/call'
import { changeValidity, reissueCertificate } from '@khyanalt/contract/certificate-desk'
import { liftRestriction } from '@khyanalt/contract/certificate-restrictions'
import { setCertificateStatus } from '@khyanalt/contract/certificates'
import { isCalendarDay } from '@khyanalt/domain/calendar-day'
import { certificateDeskTexts } from '@khyanalt/domain/messages/certificate-desk'
import { errorTexts } from '@khyanalt/domain/messages/errors'
import { staffDecisionTexts } from '@khyanalt/domain/messages/staff-decisions'
import { formatText } from '@khyanalt/domain/text'
import { useState } from 'react'
import styles from '../../../console/DecisionDialog.module.css'
import { DecisionDialog } from '../../../console/DecisionDialog.tsx'
import { useLanguage, useText } from '../../../language/language.tsx'
import { DateInput } from '../../../ui/DateInput.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { type DecisionInput, useDecision } from '../../cases/use-decision.ts'
import type { OpenCertificate } from '../queries.ts'

const calls = {
  cancel: setCertificateStatus,
  reinstate: setCertificateStatus,
  reissue: reissueCertificate,
  validity: changeValidity,
  lift_suspension: liftRestriction,
  lift_limitation: liftRestriction,
} as const satisfies Record<string, Call>
export type CertificateAct = keyof typeof calls

const inputs = {
  cancel: { status: 30 },
  reinstate: { status: 10 },
  reissue: {},
  validity: {},
  lift_suspension: { what: 'suspension' },
  lift_limitation: { what: 'limitation' },
} as const

export const CertificateActDialog = ({
  act,
  certificate,
  onDone,
  onClose,
}: {
  readonly act: CertificateAct
  readonly certificate: OpenCertificate
  readonly onDone: () => void
  readonly onClose: () => void
}) => {
  const t = useText(certificateDeskTexts)
  const words = useText(staffDecisionTexts)
  const { ui } = useLanguage()
  const { cs_id, ref_id: number, version } = certificate
  const [comment, setComment] = useState('')
  const [dates, setDates] = useState({ sdate: certificate.sdate, edate: certificate.edate })
  const [checked, setChecked] = useState(false)
  const { decide, pending, error } = useDecision(calls[act] as Call, { onDone })
  const missing = comment.trim() === ''
  const order = isCalendarDay(dates.sdate) && isCalendarDay(dates.edate) && dates.edate <= dates.sdate
  const badDays = act === 'validity' && (order || !isCalendarDay(dates.sdate) || !isCalendarDay(dates.edate))
  const confirm = () => {
    setChecked(true)
    if (missing || badDays) return
    const days = act === 'validity' ? dates : {}
    decide({ cs_id, version, comment: comment.trim(), ...inputs[act], ...days } as DecisionInput<Call>)
  }
  const dayProblem = (day: string) => (checked && !isCalendarDay(day) ? words('date_missing') : null)
  return (
    <DecisionDialog
      title={t(`${act}_title`, { number })}
      explain={t(`${act}_explain`)}
      confirm={t(act)}
      danger={act === 'cancel'}
      pending={pending}
      error={error}
      onConfirm={confirm}
      onClose={onClose}
    >
      {act === 'validity' && (
        <div className={styles.pair}>
          <Field label={words('sdate')} error={dayProblem(dates.sdate)} required>
            {control => (
              <DateInput {...control} value={dates.sdate} onChange={sdate => setDates({ ...dates, sdate })} />
            )}
          </Field>
          <Field
            label={words('edate')}
            error={dayProblem(dates.edate) ?? (checked && order ? formatText(errorTexts, ui, 'dates_invalid') : null)}
            required
          >
            {control => (
              <DateInput {...control} value={dates.edate} onChange={edate => setDates({ ...dates, edate })} />
            )}
          </Field>
        </div>
      )}
      <Field
        label={t('reason')}
        required
        error={checked && missing ? formatText(errorTexts, ui, 'reason_missing') : null}
      >
        {control => <TextArea {...control} value={comment} onChange={setComment} rows={3} limit={2000} />}
      </Field>
    </DecisionDialog>
  )
}
