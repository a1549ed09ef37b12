import { agreeRequest } from '@khyanalt/contract/review'
import { staffDecisionTexts } from '@khyanalt/domain/messages/staff-decisions'
import { useState } from 'react'
import { DecisionDialog } from '../../console/DecisionDialog.tsx'
import { useName, useText } from '../../language/language.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useDecision } from '../cases/use-decision.ts'
import type { DialogProps } from './desk.ts'
import { FeeTag } from './FeeTag.tsx'
import { currentStep } from './plan-progress.ts'

/** Agrees on the step and names the next one; a note is welcome, not needed. */
export const AgreeDialog = ({ desk, meanwhile, onDone, onClose }: DialogProps) => {
  const t = useText(staffDecisionTexts)
  const name = useName()
  const { request, plan, fee } = desk.shown
  const [note, setNote] = useState('')
  const { decide, pending, error } = useDecision(agreeRequest, { onDone, onRefused: desk.onRefused })
  const next = plan[currentStep(request)]
  return (
    <DecisionDialog
      title={t('agree_title', { number: request.request_number })}
      explain={next && t('agree_next', { step: name(next.name) })}
      confirm={t('agree')}
      {...{ pending, error, meanwhile, onClose }}
      onConfirm={() =>
        decide({
          request_number: request.request_number,
          version: request.version,
          ...(note.trim() ? { note: note.trim() } : {}),
        })
      }
    >
      {fee.state !== 'none' && (
        <p>
          <FeeTag fee={fee} />
        </p>
      )}
      <Field label={t('agree_note')} help={t('agree_note_help')}>
        {control => <TextArea {...control} value={note} onChange={setNote} rows={3} limit={4000} />}
      </Field>
    </DecisionDialog>
  )
}
