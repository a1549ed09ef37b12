// Deletes a draft after naming it (REQ-DASH-05).
import type { RequestRow } from '@khyanalt/contract/request-lists'
import { deleteRequest } from '@khyanalt/contract/requests'
import { dashboardTexts } from '@khyanalt/domain/messages/dashboard'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../api/client.ts'
import { errorText, hasCode } from '../../api/error-text.ts'
import { useLanguage, useName, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { showToast } from '../../ui/toast.ts'
import { deskQuery } from './queries.ts'

type Props = { readonly request: RequestRow; readonly onClose: () => void }

export const DeleteDraft = ({ request, onClose }: Props) => {
  const t = useText(dashboardTexts)
  const name = useName()
  const { ui } = useLanguage()
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => callApi(deleteRequest, { requestid: request.id }),
    onSuccess: () => {
      client.invalidateQueries({ queryKey: ['my-requests'] })
      client.invalidateQueries({ queryKey: ['my-stats'] })
      client.invalidateQueries({ queryKey: deskQuery().queryKey })
      showToast({ text: t('deleted') })
      onClose()
    },
    // Deleted already, by a second press or in another tab: the list is what is old.
    onError: error => hasCode(error, 'request_not_found') && client.invalidateQueries({ queryKey: ['my-requests'] }),
  })
  return (
    <ConfirmDialog
      open
      title={t('deleteTitle')}
      confirmLabel={t('delete')}
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
      text={t('deleteText', { title: name(request.title), number: request.request_number })}
    >
      {remove.error && (
        <Alert tone="error" title={t('deleteFailed')}>
          {errorText(remove.error, ui)}
        </Alert>
      )}
    </ConfirmDialog>
  )
}
