// Reason and official letter of a change, and the sending (REQ-UPD-03…10, REQ-UPD-12, REQ-UPD-13).
import { askForChange } from '@khyanalt/contract/certificate-changes'
import { certificateChangeTexts } from '@khyanalt/domain/messages/certificate-change'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '../../api/client.ts'
import { errorText, hasCode } from '../../api/error-text.ts'
import { useTransactionId } from '../../api/transaction-id.ts'
import { Dialog } from '../../form/lazy-parts.tsx'
import type { Paper } from '../../form/PaperField.tsx'
import { useIsUploading } from '../../form/uploads.ts'
import { useLanguage, usePair, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Field } from '../../ui/Field.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { showToast } from '../../ui/toast.ts'
import { LetterField } from './LetterField.tsx'
import styles from './requests.module.css'

const longestReason = 4000

export const ChangeForm = ({ requestNumber }: { readonly requestNumber: string }) => {
  const t = useText(certificateChangeTexts)
  const pair = usePair(certificateChangeTexts)
  const { ui } = useLanguage()
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const [letter, setLetter] = useState<Paper | null>(null)
  const [judged, setJudged] = useState(false)
  const uploading = useIsUploading()
  const transaction = useTransactionId()
  const send = useMutation({
    mutationFn: (file: Paper) =>
      callApi(askForChange, {
        request_number: requestNumber,
        // Only names travel; what the browser keeps of the file stays here (REQ-UPD-09).
        data: { reason: reason.trim(), files: [file.name] },
        transaction_id: transaction.id(),
      }),
    onSuccess: () => {
      for (const key of ['my-requests', 'my-stats']) client.invalidateQueries({ queryKey: [key] })
    },
    onError: error =>
      showToast({ tone: 'error', text: hasCode(error, 'network') ? t('connectionFailed') : errorText(error, ui) }),
  })
  const missingReason = reason.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setJudged(true)
    if (missingReason || letter === null) {
      showToast({ tone: 'error', text: t('incomplete') })
      document.getElementById(missingReason ? 'change-reason' : 'change-letter')?.focus()
      return
    }
    send.mutate(letter)
  }
  return (
    <Card {...pair('formCard')}>
      <form onSubmit={submit} noValidate className={styles.changeForm}>
        {send.error && (
          <Alert tone="error" urgent>
            {hasCode(send.error, 'network') ? t('connectionFailed') : errorText(send.error, ui)}
          </Alert>
        )}
        {judged && (missingReason || letter === null) && <Alert tone="error">{t('incomplete')}</Alert>}
        <Field
          id="change-reason"
          label={pair('reason').title}
          sublabel={pair('reason').subtitle}
          help={t('reasonHelp')}
          error={judged && missingReason ? t('reasonMissing') : null}
          required
        >
          {control => (
            <TextArea
              {...control}
              rows={4}
              maxLength={longestReason}
              value={reason}
              onChange={text => {
                transaction.renew()
                setReason(text)
              }}
            />
          )}
        </Field>
        <LetterField
          letter={letter}
          error={judged && letter === null ? t('letterMissing') : null}
          onChange={file => {
            transaction.renew()
            setLetter(file)
          }}
        />
        <div className={styles.moves}>
          <Button type="submit" icon="send" busy={send.isPending} busyLabel={t('sending')} disabled={uploading}>
            {t('send')}
          </Button>
        </div>
      </form>
      {send.data && <Done number={send.data.code} />}
    </Card>
  )
}

const Done = ({ number }: { readonly number: string }) => {
  const t = useText(certificateChangeTexts)
  const navigate = useNavigate()
  const leave = () => void navigate(paths.requests, { state: { sent: number } })
  return (
    <Dialog open onClose={leave} title={t('done')} size="s" actions={<Button onClick={leave}>{t('toList')}</Button>}>
      <p>{t('doneText')}</p>
      <p>{t('doneNumber', { number })}</p>
    </Dialog>
  )
}
