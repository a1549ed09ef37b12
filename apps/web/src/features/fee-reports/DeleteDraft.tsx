// Deletes a draft after asking.
import { deleteFeeReport } from '@khyanalt/contract/fee-reports'
import { feeScreenTexts } from '@khyanalt/domain/messages/fee-screens'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { showToast } from '../../ui/toast.ts'
import type { OpenReport } from './open-report.ts'
import { feeKey } from './queries.ts'

export const DeleteDraft = ({ report }: { readonly report: OpenReport }) => {
  const t = useText(feeScreenTexts)
  const { ui } = useLanguage()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const removing = useMutation({
    mutationFn: async () => {
      // Nothing of it is saved behind the deletion.
      await report.sync.finish()
      const id = report.readId()
      if (id !== null) await callApi(deleteFeeReport, { id })
    },
    onSuccess: async () => {
      showToast({ text: t('deleted') })
      // This screen would ask for what is gone.
      await client.invalidateQueries({ queryKey: feeKey, refetchType: 'none' })
      void navigate(paths.feeReports)
    },
  })
  return (
    <>
      <Button variant="quiet" icon="trash" onClick={() => setAsking(true)}>
        {t('delete')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('deleteTitle')}
        text={t('deleteText')}
        confirmLabel={t('delete')}
        danger
        busy={removing.isPending}
        onConfirm={() => removing.mutate()}
        onClose={() => setAsking(false)}
      >
        {removing.error && (
          <Alert tone="error" urgent>
            {errorText(removing.error, ui)}
          </Alert>
        )}
      </ConfirmDialog>
    </>
  )
}
