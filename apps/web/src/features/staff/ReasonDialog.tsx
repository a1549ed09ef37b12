// Asks why, then acts; what the reason was stays in the audit.
import { staffPeopleTexts } from '@khyanalt/domain/messages/staff-people'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../api/error-text.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { Field } from '../../ui/Field.tsx'
import { SubmitDialog } from '../../ui/SubmitDialog.tsx'
import { TextArea } from '../../ui/TextArea.tsx'

export const ReasonDialog = ({
  title,
  text,
  act,
  danger = false,
  run,
  onClose,
}: {
  readonly title: string
  readonly text: string
  readonly act: string
  readonly danger?: boolean
  readonly run: (reason: string) => Promise<void>
  readonly onClose: () => void
}) => {
  const t = useText(staffPeopleTexts)
  const { ui } = useLanguage()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const acting = useMutation({ mutationFn: run, onSuccess: onClose })
  const submit = () => {
    setMissing(!reason.trim())
    if (reason.trim()) acting.mutate(reason.trim())
  }
  return (
    <SubmitDialog
      title={title}
      description={text}
      submit={act}
      cancel={t('cancel')}
      danger={danger}
      pending={acting.isPending}
      error={acting.error && errorText(acting.error, ui)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('reason')} help={t('reasonHelp')} error={missing ? t('reasonMissing') : null} required>
        {control => <TextArea {...control} rows={3} maxLength={500} value={reason} onChange={setReason} />}
      </Field>
    </SubmitDialog>
  )
}
