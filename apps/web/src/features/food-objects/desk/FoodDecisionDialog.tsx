// One decision on a food object, with the note that the applicant reads.
import { resolveFoodObject } from '@khyanalt/contract/staff-food'
import type { FoodDeskAction } from '@khyanalt/domain/food-object-actions'
import { staffFoodTexts } from '@khyanalt/domain/messages/staff-food'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../../api/client.ts'
import { hasCode } from '../../../api/error-text.ts'
import { useActId } from '../../../api/transaction-id.ts'
import { DecisionDialog } from '../../../console/DecisionDialog.tsx'
import { useText } from '../../../language/language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { deskKey } from './queries.ts'

const noted: readonly FoodDeskAction[] = ['return', 'reject', 'void', 'restore', 'reopen']

export const FoodDecisionDialog = ({
  action,
  number,
  version,
  onDone,
  onClose,
  onReload,
}: {
  readonly action: FoodDeskAction
  readonly number: string
  readonly version: number
  readonly onDone: () => void
  readonly onClose: () => void
  /** Shows what somebody else decided meanwhile. */
  readonly onReload: () => void
}) => {
  const t = useText(staffFoodTexts)
  const client = useQueryClient()
  const act = useActId()
  const [note, setNote] = useState('')
  const [checked, setChecked] = useState(false)
  const needsNote = noted.includes(action)
  const missing = needsNote && note.trim() === ''
  const send = useMutation({
    mutationFn: () => {
      const input = { request_number: number, action, version, ...(note.trim() && { operator_msg: note.trim() }) }
      return callApi(resolveFoodObject, { ...input, transaction_id: act.of(input) })
    },
    onSuccess: async () => {
      act.renew()
      await client.invalidateQueries({ queryKey: deskKey })
      onDone()
    },
  })
  const conflict = hasCode(send.error, 'version_conflict')
  return (
    <DecisionDialog
      title={t(`title_${action}`, { number })}
      explain={t(`explain_${action}`)}
      confirm={t(`act_${action}`)}
      danger={action === 'reject' || action === 'void'}
      pending={send.isPending}
      error={send.error}
      meanwhile={
        conflict ? (
          <Button variant="secondary" size="s" onClick={onReload}>
            {t('reload')}
          </Button>
        ) : undefined
      }
      onConfirm={() => {
        setChecked(true)
        if (!missing) send.mutate()
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
