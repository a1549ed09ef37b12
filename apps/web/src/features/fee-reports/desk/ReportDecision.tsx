// A decision on a report, with the reasons that some of them need (CON-181).
import type { FeeReport } from '@khyanalt/contract/fee-reports'
import { resolveFeeReport } from '@khyanalt/contract/staff-fee-reports'
import { findRule } from '@khyanalt/domain/cases/case-actions'
import { type FeeReportDecision, feeReportCase } from '@khyanalt/domain/fee-report/report-actions'
import { readFeeReportStatus } from '@khyanalt/domain/fee-report/report-status'
import { feeReportActionTexts } from '@khyanalt/domain/messages/fee-report-labels'
import { staffFeeTexts } from '@khyanalt/domain/messages/staff-fee-reports'
import { type ReactNode, useState } from 'react'
import { DecisionDialog } from '../../../console/DecisionDialog.tsx'
import { useText } from '../../../language/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Fieldset } from '../../../ui/Fieldset.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { useDecision } from '../../cases/use-decision.ts'
import styles from './desk.module.css'

type ReportDecisionProps = {
  readonly report: FeeReport
  readonly decision: FeeReportDecision
  readonly onDone: () => void
  readonly onClose: () => void
  readonly onRefused: () => void
  /** Who decided meanwhile, where somebody did. */
  readonly meanwhile: ReactNode
}

type Reason = { readonly key: number; readonly title: string; readonly comment: string }

export const ReportDecision = ({ report, decision, onDone, onClose, onRefused, meanwhile }: ReportDecisionProps) => {
  const t = useText(staffFeeTexts)
  const act = useText(feeReportActionTexts)
  const [reasons, setReasons] = useState<readonly Reason[]>([{ key: 0, title: '', comment: '' }])
  const [tried, setTried] = useState(false)
  const { decide, pending, error } = useDecision(resolveFeeReport, { onDone, onRefused })
  const state = readFeeReportStatus(report.status)
  const needsReasons = state !== null && findRule(feeReportCase, state, decision)?.requires === 'remarks'
  const isWhole = ({ title, comment }: Reason) => title.trim() !== '' && comment.trim() !== ''
  const confirm = () => {
    setTried(true)
    if (needsReasons && !reasons.every(isWhole)) return
    const comments = needsReasons ? reasons.map(({ title, comment }) => ({ title, comment })) : []
    decide({ id: report.id, action: decision, comments, version: report.version })
  }
  const change = (key: number, patch: Partial<Reason>) =>
    setReasons(before => before.map(reason => (reason.key === key ? { ...reason, ...patch } : reason)))
  const missing = (text: string) => (tried && text.trim() === '' ? t('reasonMissing') : null)
  return (
    <DecisionDialog
      title={`${act(decision)}: ${report.request_number ?? ''}`}
      explain={t(`${decision}_explain`)}
      confirm={act(decision)}
      danger={decision === 'reject' || decision === 'suspend'}
      {...{ pending, error, meanwhile }}
      onConfirm={confirm}
      onClose={onClose}
    >
      {needsReasons &&
        reasons.map(({ key, title, comment }, place) => (
          <Fieldset key={key} legend={t('reasonNumber', { number: place + 1 })} required>
            <div className={styles.reason}>
              <Field label={t('reasonTitle')} help={t('reasonTitleHelp')} required error={missing(title)}>
                {control => (
                  <TextInput
                    {...control}
                    value={title}
                    maxLength={300}
                    autoComplete="off"
                    onChange={text => change(key, { title: text })}
                  />
                )}
              </Field>
              <Field label={t('reason')} required error={missing(comment)}>
                {control => (
                  <TextArea
                    {...control}
                    value={comment}
                    rows={3}
                    limit={4000}
                    onChange={text => change(key, { comment: text })}
                  />
                )}
              </Field>
              {reasons.length > 1 && (
                <Button
                  variant="quiet"
                  size="s"
                  icon="trash"
                  onClick={() => setReasons(reasons.filter(one => one.key !== key))}
                >
                  {t('reasonRemove', { number: place + 1 })}
                </Button>
              )}
            </div>
          </Fieldset>
        ))}
      {needsReasons && (
        <Button
          variant="quiet"
          size="s"
          icon="plus"
          onClick={() => setReasons([...reasons, { key: (reasons.at(-1)?.key ?? 0) + 1, title: '', comment: '' }])}
        >
          {t('reasonAdd')}
        </Button>
      )}
    </DecisionDialog>
  )
}
