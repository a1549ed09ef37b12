// One decision on a food object, with the note that the applicant reads.
import { resolveFoodObject } from '@khyanalt/contract/staff-food'
import type { FoodDeskAction } from '@khyanalt/domain/food-object-actions'
import { staffFoodTexts } from '@khyanalt/domain/messages/staff-food'
import { type ReactNode, useState } from 'react'
import { DecisionDialog } from '../../../console/DecisionDialog.tsx'
import { useText } from '../../../language/language.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { useDecision } from '../../cases/use-decision.ts'

const noted: readonly FoodDeskAction[] = ['return', 'reject', 'void', 'restore', 'reopen']

export const FoodDecisionDialog = ({
  action,
  number,
  version,
  onDone,
  onClose,
  onRefused,
  meanwhile,
}: {
  readonly action: FoodDeskAction
  readonly number: string
  readonly version: number
  readonly onDone: () => void
  readonly onClose: () => void
  readonly onRefused: () => void
  /** Who decided meanwhile, where somebody did. */
  readonly meanwhile: ReactNode
}) => {
  const t = useText(staffFoodTexts)
  const [note, setNote] = useState('')
  const [checked, setChecked] = useState(false)
  const needsNote = noted.includes(action)
  const missing = needsNote && note.trim() === ''
  const { decide, pending, error } = useDecision(resolveFoodObject, { onDone, onRefused })
  return (
    <DecisionDialog
      title={t(`title_${action}`, { number })}
      explain={t(`explain_${action}`)}
      confirm={t(`act_${action}`)}
      danger={action === 'reject' || action === 'void'}
      {...{ pending, error, meanwhile }}
      onConfirm={() => {
        setChecked(true)
        if (missing) return
        decide({ request_number: number, action, version, ...(note.trim() && { operator_msg: note.trim() }) })
      }}
      onClose={onClose}
    >
      {needsNote && (
        <Field label={t('note')} help={t('note_help')} error={checked && missing ? t('note_missing') : null} required>
          {control => <TextArea {...control} value={note} onChange={setNote} rows={4} limit={4000} />}
        </Field>
      )}
    </DecisionDialog>
  )
}
