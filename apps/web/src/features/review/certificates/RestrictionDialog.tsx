// Suspends a certificate for some days, or limits a part of it. What the server refuses of the days stands at their field.
import type { Call } from '@khyanalt/contract/call'
import { limitCertificate, longestRestriction, suspendCertificate } from '@khyanalt/contract/certificate-restrictions'
import { isCalendarDay } from '@khyanalt/domain/calendar-day'
import { suspensionProblem } from '@khyanalt/domain/certificate-suspension'
import { certificateDeskTexts } from '@khyanalt/domain/messages/certificate-desk'
import { errorTexts } from '@khyanalt/domain/messages/errors'
import { staffDecisionTexts } from '@khyanalt/domain/messages/staff-decisions'
import { formatText } from '@khyanalt/domain/text'
import { useState } from 'react'
import { errorText, hasCode } from '../../../api/error-text.ts'
import styles from '../../../console/DecisionDialog.module.css'
import { DecisionDialog } from '../../../console/DecisionDialog.tsx'
import { agencyToday } from '../../../language/format.ts'
import { useLanguage, useText } from '../../../language/language.tsx'
import { DateInput } from '../../../ui/DateInput.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { type DecisionInput, useDecision } from '../../cases/use-decision.ts'
import type { OpenCertificate } from '../queries.ts'

const calls = { suspend: suspendCertificate, limit: limitCertificate } as const satisfies Record<string, Call>
export type RestrictionAct = keyof typeof calls

const fromCodes = ['suspension_from_past', 'suspension_from_late'] as const
const untilCodes = ['suspension_backwards', 'suspension_beyond_end'] as const

export const RestrictionDialog = ({
  act,
  certificate,
  onDone,
  onClose,
}: {
  readonly act: RestrictionAct
  readonly certificate: OpenCertificate
  readonly onDone: () => void
  readonly onClose: () => void
}) => {
  const t = useText(certificateDeskTexts)
  const words = useText(staffDecisionTexts)
  const { ui } = useLanguage()
  const { cs_id, ref_id: number, version, edate } = certificate
  const today = agencyToday()
  const [said, setSaid] = useState({ comment: '', comment_en: '', mn: '', en: '' })
  const [days, setDays] = useState({ from: today, until: '' })
  const [checked, setChecked] = useState(false)
  const { decide, pending, error } = useDecision(calls[act] as Call, { onDone })
  const suspends = act === 'suspend'

  // How far ahead a suspension may begin, the server alone judges.
  const asked = { today, furthest: '9999-12-31', endsOn: edate }
  const problem = suspensionProblem(days, asked)
  // A wrong first day does not hide what is wrong with the last one.
  const problems = [
    problem,
    problem === 'suspension_from_past' ? suspensionProblem({ ...days, from: today }, asked) : null,
  ]
  const problemOf = (codes: readonly (typeof fromCodes | typeof untilCodes)[number][], day: string): string | null => {
    if (checked && !isCalendarDay(day)) return words('date_missing')
    const own = problems.find(each => each !== null && codes.includes(each))
    if (checked && own) return formatText(errorTexts, ui, own)
    return codes.some(code => hasCode(error, code)) ? errorText(error, ui) : null
  }
  const atField = [...fromCodes, ...untilCodes].some(code => hasCode(error, code))
  const badDays = !isCalendarDay(days.from) || !isCalendarDay(days.until) || problem !== null
  const missing = said.comment.trim() === ''
  const confirm = () => {
    setChecked(true)
    if (missing || (suspends ? badDays : !said.mn.trim() || !said.en.trim())) return
    const base = { cs_id, version, comment: said.comment.trim() }
    const input = suspends
      ? { ...base, ...days, ...(said.comment_en.trim() ? { comment_en: said.comment_en.trim() } : {}) }
      : { ...base, limitation: { mn: said.mn.trim(), en: said.en.trim() } }
    decide(input as DecisionInput<Call>)
  }
  const area = (key: keyof typeof said, label: string, fault: string | null, required: boolean, limit: number) => (
    <Field label={label} required={required} error={fault}>
      {control => (
        <TextArea
          {...control}
          value={said[key]}
          onChange={text => setSaid({ ...said, [key]: text })}
          rows={2}
          limit={limit}
        />
      )}
    </Field>
  )
  const unwritten = (text: string) => (checked && !text.trim() ? t('limit_missing') : null)
  const unreasoned = checked && missing ? formatText(errorTexts, ui, 'reason_missing') : null
  return (
    <DecisionDialog
      title={t(`${act}_title`, { number })}
      explain={t(`${act}_explain`)}
      confirm={t(act)}
      danger={suspends}
      pending={pending}
      error={atField ? null : error}
      onConfirm={confirm}
      onClose={onClose}
    >
      {suspends ? (
        <>
          <div className={styles.pair}>
            <Field label={t('suspend_from')} error={problemOf(fromCodes, days.from)} required>
              {control => <DateInput {...control} value={days.from} onChange={from => setDays({ ...days, from })} />}
            </Field>
            <Field label={t('suspend_until')} error={problemOf(untilCodes, days.until)} required>
              {control => <DateInput {...control} value={days.until} onChange={until => setDays({ ...days, until })} />}
            </Field>
          </div>
          {area('comment', t('reason_public'), unreasoned, true, longestRestriction)}
          {area('comment_en', t('reason_public_en'), null, false, longestRestriction)}
        </>
      ) : (
        <>
          {area('mn', t('limit_mn'), unwritten(said.mn), true, longestRestriction)}
          {area('en', t('limit_en'), unwritten(said.en), true, longestRestriction)}
          {area('comment', t('reason'), unreasoned, true, 2000)}
        </>
      )}
    </DecisionDialog>
  )
}
