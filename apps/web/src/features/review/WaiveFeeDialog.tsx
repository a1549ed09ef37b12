import { waiveFee } from '@khyanalt/contract/review'
import { feeTexts } from '@khyanalt/domain/messages/fees'
import { staffDecisionTexts } from '@khyanalt/domain/messages/staff-decisions'
import { useState } from 'react'
import { DecisionDialog } from '../../console/DecisionDialog.tsx'
import { useText } from '../../language/language.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useDecision } from '../cases/use-decision.ts'
import type { DialogProps } from './desk.ts'
import { writeAmount } from './write-amount.ts'

/** Waives the fee; why is asked and kept. */
export const WaiveFeeDialog = ({ desk, meanwhile, onDone, onClose }: DialogProps) => {
  const t = useText(feeTexts)
  const words = useText(staffDecisionTexts)
  const { request, fee } = desk.shown
  const [comment, setComment] = useState('')
  const [checked, setChecked] = useState(false)
  const { decide, pending, error } = useDecision(waiveFee, { onDone, onRefused: desk.onRefused })
  const missing = comment.trim() === ''
  const confirm = () => {
    setChecked(true)
    if (!missing) {
      decide({ request_number: request.request_number, version: request.version, comment: comment.trim() })
    }
  }
  return (
    <DecisionDialog
      title={t('waive_title', { number: request.request_number })}
      explain={
        <>
          <p>{t('waive_explain', { amount: writeAmount(fee.amount) })}</p>
          {fee.state === 'invoiced' && <p>{t('waive_voids')}</p>}
        </>
      }
      confirm={words('waive_fee')}
      {...{ pending, error, meanwhile, onClose }}
      onConfirm={confirm}
    >
      <Field
        label={t('waive_reason')}
        required
        help={t('waive_help')}
        error={checked && missing ? t('waive_missing') : null}
      >
        {control => <TextArea {...control} value={comment} onChange={setComment} rows={3} limit={2000} />}
      </Field>
    </DecisionDialog>
  )
}
