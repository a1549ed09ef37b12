// One late request: what it says, its papers, and the decision of the head of the unit (CON-171, CON-181).
import type { LateRequestRow } from '@khyanalt/contract/late-requests'
import { resolveLateRequest } from '@khyanalt/contract/staff-fee-reports'
import { isCalendarDay } from '@khyanalt/domain/calendar-day'
import { type LateDecision, lateDecisions } from '@khyanalt/domain/fee-report/late-requests'
import { errorTexts } from '@khyanalt/domain/messages/errors'
import { lateActionTexts } from '@khyanalt/domain/messages/fee-report-labels'
import { staffFeeTexts } from '@khyanalt/domain/messages/staff-fee-reports'
import { formatText } from '@khyanalt/domain/text'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DecisionDialog } from '../../../console/DecisionDialog.tsx'
import { StoredFiles } from '../../../form/StoredFiles.tsx'
import { formatMoment } from '../../../language/format.ts'
import { useLanguage, useName, useText } from '../../../language/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { DateInput } from '../../../ui/DateInput.tsx'
import { DescriptionList } from '../../../ui/DescriptionList.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { showToast } from '../../../ui/toast.ts'
import { useDecision } from '../../cases/use-decision.ts'
import { LateStatus } from '../Status.tsx'
import styles from './desk.module.css'
import { feeDeskKey } from './desk-queries.ts'

type LateDialogProps = { readonly request: LateRequestRow; readonly onClose: () => void }

export const LateDialog = ({ request, onClose }: LateDialogProps) => {
  const t = useText(staffFeeTexts)
  const act = useText(lateActionTexts)
  const name = useName()
  const [deciding, setDeciding] = useState<LateDecision | null>(null)
  const title = t('lateTitle', {
    company: name({ mn: request.company.name_mn, en: request.company.name_en ?? '' }),
    year: String(request.year),
    season: request.season,
  })
  if (deciding) {
    return (
      <Decision
        request={request}
        title={title}
        decision={deciding}
        onDone={onClose}
        onClose={() => setDeciding(null)}
      />
    )
  }
  const open = lateDecisions.filter(one => request.actions.includes(one))
  return (
    <Dialog
      open
      size="l"
      onClose={onClose}
      title={title}
      actions={open.map(one => (
        <Button
          key={one}
          variant={one === 'reject' ? 'danger' : one === 'approve' ? 'primary' : 'secondary'}
          onClick={() => setDeciding(one)}
        >
          {act(one)}
        </Button>
      ))}
    >
      <DescriptionList
        items={[
          { term: t('status'), value: <LateStatus code={request.status} /> },
          { term: t('sent'), value: formatMoment(request.created_at) },
          { term: t('details'), value: <p className={styles.words}>{request.details}</p> },
          { term: t('papers'), value: <StoredFiles files={request.papers} /> },
          ...(request.open_until
            ? [
                {
                  term: t('until'),
                  value: request.used_at ? t('used') : t('openUntil', { day: request.open_until }),
                },
              ]
            : []),
          ...(request.reason ? [{ term: t('reason'), value: request.reason }] : []),
        ]}
      />
    </Dialog>
  )
}

type DecisionProps = LateDialogProps & {
  readonly title: string
  readonly decision: LateDecision
  readonly onDone: () => void
}

const Decision = ({ request, title, decision, onDone, onClose }: DecisionProps) => {
  const t = useText(staffFeeTexts)
  const act = useText(lateActionTexts)
  const { ui } = useLanguage()
  const [until, setUntil] = useState('')
  const [comment, setComment] = useState('')
  const [tried, setTried] = useState(false)
  const client = useQueryClient()
  const { decide, pending, error } = useDecision(resolveLateRequest, {
    onDone: () => {
      showToast({ text: t('done', { number: title, act: act(decision) }) })
      onDone()
    },
    // Whoever was refused sees in the list what stands now.
    onRefused: () => void client.invalidateQueries({ queryKey: feeDeskKey }),
  })
  const badDay = decision === 'approve' && until !== '' && !isCalendarDay(until)
  const missing = decision === 'reject' && comment.trim() === ''
  const confirm = () => {
    setTried(true)
    if (badDay || missing) return
    decide({
      id: request.id,
      action: decision,
      version: request.version,
      ...(decision === 'approve' && until ? { until } : {}),
      ...(decision === 'reject' ? { comment: comment.trim() } : {}),
    })
  }
  return (
    <DecisionDialog
      title={`${act(decision)}: ${title}`}
      explain={t(`late_${decision}_explain`)}
      confirm={act(decision)}
      danger={decision === 'reject'}
      {...{ pending, error }}
      onConfirm={confirm}
      onClose={onClose}
    >
      {decision === 'approve' && (
        <Field label={t('until')} help={t('untilHelp')} error={tried && badDay ? t('untilWrong') : null}>
          {control => <DateInput {...control} value={until} onChange={setUntil} />}
        </Field>
      )}
      {decision === 'reject' && (
        <Field
          label={t('lateReason')}
          required
          error={tried && missing ? formatText(errorTexts, ui, 'reason_missing') : null}
        >
          {control => <TextArea {...control} value={comment} onChange={setComment} rows={3} limit={4000} />}
        </Field>
      )}
    </DecisionDialog>
  )
}
