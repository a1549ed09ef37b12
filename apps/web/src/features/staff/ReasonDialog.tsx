// Asks why, then acts; what the reason was stays in the audit.
import { staffPeopleTexts } from '@khyanalt/domain/messages/staff-people'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { errorText } from '../../api/error-text.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import styles from './people.module.css'

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
  const id = useId()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const acting = useMutation({ mutationFn: run, onSuccess: onClose })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setMissing(!reason.trim())
    if (reason.trim()) acting.mutate(reason.trim())
    else event.currentTarget.querySelector('textarea')?.focus()
  }
  return (
    <Dialog
      open
      title={title}
      description={text}
      onClose={onClose}
      locked={acting.isPending}
      actions={
        <>
          <Button variant="secondary" onClick={onClose} disabled={acting.isPending}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} variant={danger ? 'danger' : 'primary'} busy={acting.isPending}>
            {act}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className={styles.form}>
        {acting.error && (
          <Alert tone="error" urgent>
            {errorText(acting.error, ui)}
          </Alert>
        )}
        <Field label={t('reason')} help={t('reasonHelp')} error={missing ? t('reasonMissing') : null} required>
          {control => <TextArea {...control} rows={3} maxLength={500} value={reason} onChange={setReason} />}
        </Field>
      </form>
    </Dialog>
  )
}
