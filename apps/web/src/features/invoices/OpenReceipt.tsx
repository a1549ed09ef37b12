// Opens a receipt in a new tab, by a short-lived address (CON-018).
import { showReceipt } from '@khyanalt/contract/invoices'
import { invoiceTexts } from '@khyanalt/domain/messages/invoices'
import { useMutation } from '@tanstack/react-query'
import { callApi } from '../../api/client.ts'
import { errorText } from '../../api/error-text.ts'
import { openInTab } from '../../api/open-tab.ts'
import { useLanguage, useText } from '../../language/language.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'

export const OpenReceipt = ({ name, number }: { readonly name: string; readonly number: string }) => {
  const t = useText(invoiceTexts)
  const { ui } = useLanguage()
  const open = useMutation({
    mutationFn: () => openInTab(async () => (await callApi(showReceipt, { name })).url),
  })
  return (
    <>
      <Button
        variant="secondary"
        icon="receipt"
        busy={open.isPending}
        label={`${t('openReceipt')}: ${number}`}
        onClick={() => open.mutate()}
      >
        {t('openReceipt')}
      </Button>
      {open.error && <Alert tone="error">{errorText(open.error, ui)}</Alert>}
    </>
  )
}
