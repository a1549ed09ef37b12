// Asks what came of a finding; the note stays in the audit.
import { auditFindingTexts } from '@khyanalt/domain/messages/audit-finding-screen'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../api/error-text.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { Field } from '../../ui/Field.tsx'
import { SubmitDialog } from '../../ui/SubmitDialog.tsx'
import { TextArea } from '../../ui/TextArea.tsx'

export const ResolveDialog = ({
  sentence,
  run,
  onClose,
}: {
  readonly sentence: string
  readonly run: (note: string) => Promise<void>
  readonly onClose: () => void
}) => {
  const t = useText(auditFindingTexts)
  const { ui } = useLanguage()
  const [note, setNote] = useState('')
  const [isMissing, setMissing] = useState(false)
  const resolving = useMutation({ mutationFn: run, onSuccess: onClose })
  const submit = () => {
    setMissing(!note.trim())
    if (note.trim()) resolving.mutate(note.trim())
  }
  return (
    <SubmitDialog
      title={t('dialogTitle')}
      description={sentence}
      submit={t('resolve')}
      cancel={t('cancel')}
      pending={resolving.isPending}
      error={resolving.error && errorText(resolving.error, ui)}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field label={t('note')} help={t('noteHelp')} error={isMissing ? t('noteMissing') : null} required>
        {control => <TextArea {...control} rows={4} maxLength={2000} value={note} onChange={setNote} />}
      </Field>
    </SubmitDialog>
  )
}
