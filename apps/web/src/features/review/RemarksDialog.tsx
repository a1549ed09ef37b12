// Returning for correction and rejecting for good: both send the remarks that were written.
import { rejectRequest, returnRequest } from '@khyanalt/contract/review'
import { errorTexts } from '@khyanalt/domain/messages/errors'
import { staffCaseTexts } from '@khyanalt/domain/messages/staff-case'
import { staffDecisionTexts } from '@khyanalt/domain/messages/staff-decisions'
import { formatText } from '@khyanalt/domain/text'
import { useId, useState } from 'react'
import styles from '../../console/DecisionDialog.module.css'
import { DecisionDialog } from '../../console/DecisionDialog.tsx'
import { useLanguage, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useDecision } from '../cases/use-decision.ts'
import type { DialogProps } from './desk.ts'
import { maxRemarkLength, sendableRemarks } from './remark-drafts.ts'

export const RemarksDialog = ({
  act,
  desk,
  meanwhile,
  onDone,
  onClose,
}: DialogProps & { readonly act: 'return' | 'reject' }) => {
  const t = useText(staffDecisionTexts)
  const words = useText(staffCaseTexts)
  const list = useId()
  const { ui } = useLanguage()
  const [checked, setChecked] = useState(false)
  const { request } = desk.shown
  const { drafts } = desk
  const { decide, pending, error } = useDecision(act === 'return' ? returnRequest : rejectRequest, {
    onDone: () => {
      drafts.clear()
      onDone()
    },
    onRefused: desk.onRefused,
  })
  const remarks = sendableRemarks(drafts.remarks)
  const general = drafts.find('')
  const beside = remarks.filter(remark => 'path' in remark)
  // A rejection has one reason, written here; remarks beside answers go with it.
  const missing = act === 'reject' ? !general?.comment.trim() : remarks.length === 0
  const confirm = () => {
    setChecked(true)
    if (missing) return
    decide({ request_number: request.request_number, version: request.version, comments: remarks })
  }
  return (
    <DecisionDialog
      title={t(`${act}_title`, { number: request.request_number })}
      explain={t(`${act}_explain`)}
      confirm={t(act)}
      danger={act === 'reject'}
      {...{ pending, error, meanwhile, onClose }}
      onConfirm={confirm}
    >
      {act === 'return' && remarks.length === 0 && <Alert tone="info">{t('remarks_needed')}</Alert>}
      {beside.length > 0 && (
        <section aria-labelledby={list}>
          <h3 id={list} className={styles.subject}>
            {t('remarks_listed', { count: beside.length })}
          </h3>
          <ul className={styles.remarks}>
            {beside.map(({ title, comment }) => (
              <li key={title}>
                <strong>{title}</strong>
                <p>{comment}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Field
        label={act === 'reject' ? t('reject_reason') : words('remark_general')}
        help={act === 'reject' ? t('reject_help') : undefined}
        required={act === 'reject'}
        error={
          checked && missing
            ? act === 'reject'
              ? t('reject_missing')
              : formatText(errorTexts, ui, 'remarks_missing')
            : null
        }
      >
        {control => (
          <TextArea
            {...control}
            value={general?.comment ?? ''}
            onChange={comment => drafts.write({ path: '', title: generalTitle(act, t, words), comment })}
            rows={3}
            limit={maxRemarkLength}
          />
        )}
      </Field>
    </DecisionDialog>
  )
}

const generalTitle = (
  act: 'return' | 'reject',
  t: ReturnType<typeof useText<keyof typeof staffDecisionTexts.mn>>,
  words: ReturnType<typeof useText<keyof typeof staffCaseTexts.mn>>,
): string => (act === 'reject' ? t('reject_reason_title') : words('remark_general_title'))
