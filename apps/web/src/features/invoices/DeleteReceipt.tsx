// Takes a receipt off an unpaid invoice after naming it (REQ-INV-03).
import { deleteReceipt, type Invoice } from '@khyanalt/contract/invoices'
import { invoiceTexts } from '@khyanalt/domain/messages/invoices'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { forgetInvoices } from '../../api/forget-invoices.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { showToast } from '../../ui/toast.ts'

type Props = { readonly invoice: Invoice; readonly receipt: string; readonly onClose: () => void }

export const DeleteReceipt = ({ invoice, receipt, onClose }: Props) => {
  const t = useText(invoiceTexts)
  const { ui } = useLanguage()
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => callApi(deleteReceipt, { name: receipt, invoiceid: invoice.id }),
    onSuccess: () => {
      forgetInvoices(client)
      showToast({ text: t('deleted') })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      open
      title={t('deleteTitle')}
      confirmLabel={t('deleteReceipt')}
      danger
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onClose={onClose}
      text={t('deleteText', { number: invoice.gen_id })}
    >
      {remove.error && <Alert tone="error">{errorText(remove.error, ui)}</Alert>}
    </ConfirmDialog>
  )
}
