// Takes a sent request back as long as nobody has received it; the form opens again (REQ-WITHDRAW-01).
import { withdrawRequest } from '@khyanalt/contract/requests'
import { requestViewTexts } from '@khyanalt/domain/messages/request-view'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { callApi } from '../../api/client.ts'
import { errorText, hasCode } from '../../api/error-text.ts'
import { useTransactionId } from '../../api/transaction-id.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { showToast } from '../../ui/toast.ts'
import type { OpenedRequest } from './queries.ts'

export const WithdrawRequest = ({ request }: { readonly request: OpenedRequest['request'] }) => {
  const t = useText(requestViewTexts)
  const { ui } = useLanguage()
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const transaction = useTransactionId()
  const withdraw = useMutation({
    mutationFn: () =>
      callApi(withdrawRequest, { request_number: request.request_number, transaction_id: transaction.id() }),
    // What is known of requests anywhere on the screen is old now.
    onSuccess: () => {
      showToast({ text: t('withdrawn') })
      return client.invalidateQueries()
    },
  })
  const late = hasCode(withdraw.error, 'wrong_state')
  const close = () => {
    setAsking(false)
    withdraw.reset()
    if (late) void client.invalidateQueries()
  }
  return (
    <>
      <Button variant="secondary" icon="arrowLeft" onClick={() => setAsking(true)}>
        {t('withdraw')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('withdrawTitle')}
        text={t('withdrawText', { number: request.request_number })}
        confirmLabel={t('withdraw')}
        busy={withdraw.isPending}
        onConfirm={() => withdraw.mutate()}
        onClose={close}
      >
        {withdraw.error && <Alert tone="error">{late ? t('withdrawLate') : errorText(withdraw.error, ui)}</Alert>}
      </ConfirmDialog>
    </>
  )
}
